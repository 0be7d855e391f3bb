import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readStarters, type Starter, starterLanguages } from '@callmark/client/starters'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService
before(async () => {
  service = await startTestService()
})
after(() => service.stop())

for (const language of starterLanguages)
  test(`every starter scorecard is a model that the service takes as it is: ${language}`, async () => {
    for (const { starter, model } of await readStarters(language)) {
      const { id } = await service.client.models.create(model)
      const made = await service.client.models.get(id)
      const categories = await service.client.models.categories.list(id)
      assert.equal(made.name, model.name, starter)
      assert.ok(categories.length >= 3 && categories.length <= 5, starter)
      assert.equal(
        categories.reduce((sum, { max_score }) => sum + max_score, 0),
        100,
        starter,
      )
      assert.ok(made.template_variables.length >= 8 && made.template_variables.length <= 14, starter)
      assert.ok(
        made.template_variables.some(({ critical }) => critical),
        starter,
      )
      for (const variable of made.template_variables) {
        assert.ok(variable.description, `${starter}: ${variable.key}`)
        assert.equal(variable.category === null, variable.weight === 0, `${starter}: ${variable.key}`)
      }
      for (const { slug } of categories)
        assert.ok(
          made.template_variables.some(({ category }) => category === slug),
          `${starter}: ${slug}`,
        )
    }
  })

test('a starter scorecard asks the same in every language, so that results can be compared', async () => {
  const shape = ({ model }: Starter) => ({
    points: model.categories?.map(({ max_score }) => max_score),
    criteria: model.template_variables?.map(
      ({ key, type, weight, critical, passes_when, options, category }) => ({
        ...{ key, type, weight, critical, passes_when, options: options?.length },
        category: model.categories?.findIndex(({ name }) => name === category),
      }),
    ),
    metadata: model.template_metadata?.map(({ key, type }) => ({ key, type })),
  })
  const [english, spanish] = await Promise.all([readStarters('en'), readStarters('es')])
  assert.deepEqual(english.map(shape), spanish.map(shape))
})
