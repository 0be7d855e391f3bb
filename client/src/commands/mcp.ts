import { type Command, InvalidArgumentError } from 'commander'
import { CommandFault, runCommand } from './command-fault.ts'
import {
  addConnectionOptions,
  type ConnectionOptions,
  connect,
  type FindLocalService,
  findAddress,
} from './connection.ts'

interface McpOptions extends ConnectionOptions {
  readonly http?: number
  readonly host: string
}

export function addMcpCommand(program: Command, findLocalService: FindLocalService): void {
  const command = program
    .command('mcp')
    .description('let a language model read calls and statistics, by the Model Context Protocol')
    .option(
      '--http <port>',
      'over HTTP on this port, each with a token of their own, instead of stdio',
      readPort,
    )
    .option('--host <address>', 'address to listen on with --http', '127.0.0.1')
  addConnectionOptions(command).action(
    runCommand(async (options: McpOptions) => {
      if (options.http === undefined) return serveOverStdio(options, findLocalService)
      await serveOverHttp(options.http, options, findLocalService)
    }),
  )
}

async function serveOverStdio(options: McpOptions, findLocalService: FindLocalService): Promise<void> {
  const client = await connect(options, findLocalService)
  const [{ serveStdio }, { createToolServer }] = await Promise.all([
    import('@modelcontextprotocol/server/stdio'),
    import('../mcp/tool-server.ts'),
  ])
  serveStdio(() => createToolServer(client))
}

async function serveOverHttp(
  port: number,
  options: McpOptions,
  findLocalService: FindLocalService,
): Promise<void> {
  const { serveMcpOverHttp } = await import('../mcp/serve-http.ts')
  const baseUrl = await findAddress(options, findLocalService)
  const service = await serveMcpOverHttp(baseUrl, { host: options.host, port }).catch(
    ({ code }: NodeJS.ErrnoException) => {
      const advice = code === 'EADDRINUSE' ? 'Another program uses it: choose another port.' : `(${code})`
      throw new CommandFault(`Nothing can listen on ${options.host}, port ${port}. ${advice}`)
    },
  )
  console.log(`Listening on ${service.url}, asking ${baseUrl}`)
}

function readPort(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535)
    throw new InvalidArgumentError('Give a port from 1 to 65535, or 0 for any that is free.')
  return Number(value)
}
