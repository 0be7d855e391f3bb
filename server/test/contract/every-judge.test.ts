import { after, describe } from 'node:test'
import { createEmbeddedJudge } from '../../src/judge/embedded/embedded-judge.ts'
import { createLlmJudge } from '../../src/judge/llm/llm-judge.ts'
import { checkJudge } from '../support/check-judge.ts'
import { answerHonestly } from '../support/honest-model.ts'
import { type ModelServer, startModelServer } from '../support/model-server.ts'
import { vendorProtocols } from '../support/vendor-protocols.ts'

describe('the judge on this machine', () => {
  checkJudge(async () => createEmbeddedJudge({ processes: 1 }))
})

for (const [engine, protocol] of Object.entries(vendorProtocols)) {
  describe(`a language model that speaks as ${engine} does`, () => {
    let server: ModelServer
    after(() => server.close())
    checkJudge(async () => {
      server = await startModelServer(protocol, answerHonestly)
      return createLlmJudge({
        engine: engine as keyof typeof vendorProtocols,
        model: 'honest',
        url: server.url,
        apiKey: 'key',
        timeoutMs: 10_000,
        requestsAtOnce: 2,
        contextTokens: 6_000,
        prices: { in: 1, out: 10 },
      })
    })
  })
}
