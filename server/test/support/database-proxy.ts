import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import type { Connection } from '../../src/store/database.ts'

export interface DatabaseProxy {
  readonly url: string
  /** Breaks every connection, and refuses new ones until `mend`. */
  breakAll(): void
  mend(): void
  /** Lets the next commit through to the database and cuts the connection before its answer. */
  loseNextCommit(): void
  close(): Promise<void>
}

/** A network between the service and its database that can be cut at will. */
export async function openDatabaseProxy(connection: Connection): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  let broken = false
  let losing = false
  const server = createServer((near) => {
    if (broken) {
      near.destroy()
      return
    }
    const far = connect(`${connection.host}/.s.PGSQL.${connection.port}`)
    let cut = false
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.on('data', (data) => {
      far.write(data)
      if (losing && /\bcommit\b/i.test(data.toString('latin1'))) {
        losing = false
        cut = true
      }
    })
    far.on('data', (data) => {
      if (cut) near.destroy()
      else near.write(data)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://${connection.user}:${encodeURIComponent(String(connection.password))}@127.0.0.1:${port}/${connection.database}`,
    breakAll() {
      broken = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      broken = false
    },
    loseNextCommit() {
      losing = true
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
