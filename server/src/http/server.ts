import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { type FastifyBaseLogger, fastify, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Intake } from '../intake/accept-call.ts'
import { installErrorHandling } from './errors.ts'
import { addAuthRoutes } from './routes/auth.ts'
import { addCallRoutes } from './routes/calls.ts'
import { addHealthRoutes } from './routes/health.ts'
import { addModelRoutes } from './routes/models.ts'
import { addPageRoute } from './routes/page.ts'
import type { Tokens } from './tokens.ts'

/** What the routes work with. */
export interface HttpContext extends Intake {
  readonly tokens: Tokens
  /** The address clients reach this service at. */
  readonly baseUrl: () => string
  readonly maxUploadBytes: number
}

export type App = ReturnType<typeof createServer>

export function createServer(context: HttpContext, log: FastifyBaseLogger) {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 300 },
    // Uploads of half a gigabyte over a slow line take longer than any sensible request otherwise would.
    requestTimeout: 3_600_000,
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorHandling(app)
  app.decorateRequest('caller')
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('X-Content-Type-Options', 'nosniff')
  })
  app.addHook('onResponse', async (request, reply) => {
    // The route, not the address: a query can hold what somebody searched the calls for.
    const fields = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    }
    request.log.info({ ...fields, ms: Math.round(reply.elapsedTime) }, 'request answered')
  })
  app.register(multipart, { throwFileSizeLimit: false })
  app.register(async (scope) => {
    const typed = scope.withTypeProvider<ZodTypeProvider>() as unknown as typeof app
    addHealthRoutes(typed, context)
    addPageRoute(typed, context)
    addAuthRoutes(typed, context)
    addModelRoutes(typed, context)
    addCallRoutes(typed, context)
  })
  return app
}
