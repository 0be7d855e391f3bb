import type { Credentials } from '../../store/clients/clients.ts'

/** The secret itself only where a person reads it: what a container prints is kept in logs for all to see. */
export function describeFirstClient(
  { client_id, client_secret }: Credentials,
  path: string,
  onTerminal: boolean,
): string {
  if (!onTerminal) return `Your first client is ${client_id}; its secret is in ${path}.`
  return [
    `\nYour first client, shown this once and kept in ${path}:`,
    `  client_id      ${client_id}\n  client_secret  ${client_secret}\n`,
  ].join('\n')
}
