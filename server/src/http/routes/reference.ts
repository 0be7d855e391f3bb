import scalar from '@scalar/fastify-api-reference'
import type { App } from '../context.ts'

/** The description of the API, for programs and for people. Nothing on the page comes from another host. */
export async function addReferenceRoutes(app: App): Promise<void> {
  app.get('/openapi.json', async (_request, reply) => {
    reply.header('Cache-Control', 'no-cache').header('Access-Control-Allow-Origin', '*')
    return app.swagger()
  })
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      withDefaultFonts: false,
    },
  })
}
