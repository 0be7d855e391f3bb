import swagger from '@fastify/swagger'
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { contentTypes } from '../../domain/call.ts'
import { scopes } from '../../domain/scopes.ts'
import type { App } from '../context.ts'
import { listErrors } from '../error-catalogue.ts'
import { describeEvents } from './describe-events.ts'
import { describeOperation } from './describe-operation.ts'
import { type OpenapiDocument, tidyDocument } from './tidy-document.ts'

const introduction = `Callmark listens to recorded customer-service calls, transcribes who said what, scores every call against
criteria you define, and shows the evidence for every score. The API calls a criterion a *variable*.

Get a token from \`POST /v1/auth\`, create a model with \`POST /v1/models\`, send a recording with \`POST /v1/call-analysis\`, and
read the record until its status is final: \`PROCESS_COMPLETED\`, \`TRANSCRIPTION_FAILED\` or \`ERROR\`. Or get a webhook
with \`POST /v1/webhooks\`.

## Errors

Invalid input of a GET operation is answered with the validation body, \`{"detail": [{"loc", "msg", "type"}]}\`, status 422.
Every other refusal is an error object, \`{"code", "path", "message"}\`; \`path\` names the field at fault where there is one.
Every answer carries \`x-request-id\`: quote it when you ask the operator about a request.
`

const tags = [
  { name: 'Authentication', description: 'A token for every other operation.' },
  { name: 'Calls', description: 'Recordings, transcripts and results.' },
  { name: 'Models', description: 'What calls are scored against.' },
  { name: 'Categories', description: 'Groups of criteria inside a model.' },
  { name: 'Variables', description: 'The criteria of a model: what every call is checked for.' },
  { name: 'Metadata', description: 'What must or may be sent with a call.' },
  { name: 'Targets', description: 'From when on scores are good, and when they are poor.' },
  { name: 'Reviews', description: "People's answers beside the machine's, appeals and comments." },
  { name: 'Coaching', description: 'What agents and their leads talk about, and what came of it.' },
  { name: 'Alerts', description: 'What a workspace is told of, by which rules, and when not.' },
  {
    name: 'Statistics',
    description: 'Figures over finished calls. Any of them as CSV with `Accept: text/csv`.',
  },
  { name: 'Topics', description: 'Why customers call, over time.' },
  { name: 'Webhooks', description: 'Messages to your systems when a call is complete or has failed.' },
  { name: 'Phone systems', description: 'Recordings that become calls by themselves.' },
  { name: 'Signing in', description: 'For the dashboard: people get a session, programs a token.' },
  { name: 'People', description: 'People, roles, teams and agents of the workspace.' },
  { name: 'Audit', description: 'Who changed or erased what.' },
  { name: 'Operations', description: 'For monitors and for programs that check tokens themselves.' },
]

/** Describes every operation from its own schemas. `app.swagger()` gives the document, put together when first asked for. */
export async function describeOperations(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Callmark',
        version: '1.0.0',
        description: introduction + errorTable(),
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      tags,
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'From `POST /v1/auth`.',
          },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'callmark_session',
            description:
              'Of the dashboard, for people: what it allows, the role says. Over https its name begins with `__Host-`.',
          },
        },
      },
    },
    transform: describeOperation,
    transformObject: (document) => {
      const tidied = tidyDocument(jsonSchemaTransformObject(document) as OpenapiDocument)
      return Object.assign(tidied, {
        webhooks: describeEvents(),
        'x-error-codes': listErrors(),
        'x-scopes': scopes,
        'x-audio-formats': contentTypes,
      }) as never
    },
  })
}

function errorTable(): string {
  const rows = listErrors().map(({ code, status, message }) => `| \`${code}\` | ${status} | ${message} |`)
  return ['', '| Code | Status | What it says |', '|---|---|---|', ...rows].join('\n')
}
