import type { CallToolResult } from '@modelcontextprotocol/server'
import { CallmarkError } from '../client.ts'

export const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

/** What was found, as JSON; or, for the model to read, why the service refused. */
export async function tell(find: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await find()) }] }
  } catch (error) {
    if (!(error instanceof CallmarkError)) throw error
    return { content: [{ type: 'text', text: explain(error) }], isError: true }
  }
}

function explain({ status, message }: CallmarkError): string {
  return status === 403 ? `${message} The credentials of this connection may not read it.` : message
}

/** What a query was given, without what was left out. */
export function given<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
