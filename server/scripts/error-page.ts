import { areas, type ListedError, listErrors } from '../src/http/error-catalogue.ts'

const introduction = `# Errors

A rejected request gets a status of 400 or more and one of two bodies.

Invalid input of a \`GET\` gets the **validation body**, status 422; \`loc\` starts with \`path\`, \`query\` or \`header\`:

\`\`\`json
{ "detail": [{ "loc": ["query", "limit"], "msg": "This must be at most 200.", "type": "too_big" }] }
\`\`\`

Everything else gets the **error object**; \`path\` is set when one field is at fault:

\`\`\`json
{ "code": "001-002-0002", "path": "name", "message": "This must not be empty." }
\`\`\`

The code is for programs and does not change: area, kind, number. The message is for people and may change. One code has two meanings, distinguished by the status: \`001-001-0001\` is wrong credentials with 401, and a resource that is not there with 404.

A request that is not HTTP gets 400, an address or headers of more than 16 KiB get 431: the same error object, \`001-002-0001\`, and the connection is closed.

Every answer carries \`x-request-id\`. The same ID is in the log of the service: give it to the operator with any question.

| Status | What a client does |
|---|---|
| 400, 413, 422 | Corrects the request. Sending it again unchanged gives the same answer. |
| 401 | Gets a new token from \`POST /v1/auth\` and tries once more. |
| 403 | Asks the operator for the scope that the message names. |
| 404, 410 | Stops asking: it does not exist, no longer exists, or belongs to another client. |
| 409 | Reads the current state and decides. |
| 416 | Asks for a range within the recording. |
| 429, 503 | Waits as long as \`Retry-After\` says and sends the same request again. |
| 500 | Waits, tries again a few times, then tells the operator. |
`

/** The page of every code there is. */
export function writeErrorPage(): string {
  const byArea = Object.groupBy(listErrors(), ({ code }) => code.slice(0, 3))
  const sections = Object.entries(byArea)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([area, errors]) => writeSection(area, errors!))
  return [introduction, ...sections].join('\n')
}

function writeSection(area: string, errors: readonly ListedError[]): string {
  const name = areas[area] ?? area
  return [
    `## ${area}: ${name}`,
    '',
    '| Code | Status | Kind | What it says | What to do |',
    '|---|---|---|---|---|',
    ...errors.map(
      ({ code, status, kind, message, remedy }) =>
        `| \`${code}\` | ${status} | \`${kind}\` | ${message} | ${remedy} |`,
    ),
    '',
  ].join('\n')
}
