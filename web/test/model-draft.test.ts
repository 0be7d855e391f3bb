import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CallmarkError } from '@callmark/client'
import { sharePoints } from '@callmark/client/model-rules'
import { checkDraft } from '../src/pages/models/draft/check-draft.ts'
import {
  type Draft,
  emptyDraft,
  moveAmong,
  moveItem,
  newCategory,
  newVariable,
} from '../src/pages/models/draft/draft.ts'
import { keyOfName, nameCriterion } from '../src/pages/models/draft/name-criterion.ts'
import { PartRefused, placeRefusal } from '../src/pages/models/draft/place-refusal.ts'
import { pointsOf } from '../src/pages/models/draft/points.ts'
import { writeModel } from '../src/pages/models/draft/write-draft.ts'
import { makeGrid } from '../src/pages/models/preview/make-grid.ts'
import type { Tried } from '../src/pages/models/preview/use-previewing.ts'
import { diffWords } from '../src/pages/models/revisions/diff-words.ts'

test('points are shared by weight and never lost to rounding; the first of equals gets what is left over', () => {
  assert.deepEqual(sharePoints(10, [1, 1, 1]), [4, 3, 3])
  assert.deepEqual(sharePoints(40, [1, 1, 2]), [10, 10, 20])
  assert.deepEqual(sharePoints(20, [1, 1, 1]), [7, 7, 6])
  assert.deepEqual(sharePoints(5, [0.1, 0.2]), [2, 3])
  assert.deepEqual(sharePoints(1, [1, 1]), [1, 0])
  assert.deepEqual(sharePoints(7, [0, 0]), [0, 0])
  assert.deepEqual(sharePoints(7, [1e308, 1e308]), [4, 3])
  assert.deepEqual(sharePoints(7, []), [])
})

function draftWith(change: Partial<Draft>): Draft {
  return { ...emptyDraft(), name: 'A model', ...change }
}

test('a criterion without points says why, and a category without scored criteria is scored as a whole', () => {
  const [opening, closing] = [
    { ...newCategory(), name: 'Opening', max_score: '10' },
    { ...newCategory(), name: 'Closing', max_score: '5' },
  ]
  const variables = [
    { ...newVariable(opening.uid), key: 'greets' },
    { ...newVariable(opening.uid), key: 'reason', type: 'STRING' as const },
    { ...newVariable(null), key: 'loose' },
    { ...newVariable(opening.uid), key: 'weightless', weight: '0' },
  ]
  const draft = draftWith({ categories: [opening, closing], variables })
  const { ofVariables, judgedWhole, total } = pointsOf(draft)
  assert.deepEqual(
    variables.map(({ uid }) => ofVariables.get(uid)),
    [{ points: 10 }, { why: 'type' }, { why: 'category' }, { why: 'weight' }],
  )
  assert.deepEqual([...judgedWhole], [closing.uid])
  assert.equal(total, 15)
  const alone = pointsOf(draftWith({ variables: variables.slice(0, 1) }))
  assert.deepEqual(
    alone.ofVariables.get(variables[0]!.uid),
    { points: 100 },
    'General takes in every criterion',
  )
})

test('what the service would refuse is found while somebody types', () => {
  const category = { ...newCategory(), name: 'Opening', max_score: '1.5' }
  const twin = { ...newCategory(), name: ' opening ' }
  const variables = [
    { ...newVariable(null), key: '1st key' },
    { ...newVariable(null), key: 'same' },
    { ...newVariable(null), key: 'same', weight: '-1' },
    { ...newVariable(null), key: 'opening' },
  ]
  const faults = checkDraft(
    draftWith({ name: 'TAKEN ', retain_audio_days: '0', categories: [category, twin], variables }),
    ['taken'],
  )
  const kindAt = (path: string) => faults.get(path)?.kind
  assert.equal(kindAt('name'), 'taken')
  assert.equal(kindAt('retain_audio_days'), 'whole')
  assert.equal(kindAt(`${category.uid}.max_score`), 'whole')
  assert.equal(kindAt(`${twin.uid}.name`), 'sameName')
  assert.equal(kindAt(`${variables[0]!.uid}.key`), 'badKey')
  assert.equal(kindAt(`${variables[2]!.uid}.key`), 'twice')
  assert.equal(kindAt(`${variables[2]!.uid}.weight`), 'number')
  assert.equal(kindAt(`${variables[3]!.uid}.key`), 'keyIsSlug')
  assert.equal(checkDraft(draftWith({})).size, 0)
})

test('how sure the judge has to be is written in whole percent and sent as a share', () => {
  const kindFor = (least_confidence: string) =>
    checkDraft(draftWith({ least_confidence })).get('least_confidence')?.kind
  for (const wrong of ['', '49', '100', '85.5', '0.85', 'very']) assert.equal(kindFor(wrong), 'whole', wrong)
  for (let percent = 50; percent <= 99; percent++) {
    assert.equal(kindFor(String(percent)), undefined)
    const sent = writeModel(draftWith({ least_confidence: String(percent) })).least_confidence
    assert.equal(sent, Number(`0.${percent}`))
  }
  assert.equal(writeModel(draftWith({})).least_confidence, 0.75)
})

test('what the service refuses is shown at the field it speaks of', () => {
  const variables = ['one', 'two'].map((key) => ({ ...newVariable(null), key }))
  const draft = draftWith({ variables })
  const placesOf = (error: unknown) => [...placeRefusal(error, draft).keys()]
  const refusal = (path?: string) => new CallmarkError('No.', { status: 422, path })
  assert.deepEqual(placesOf(refusal('name')), ['name'])
  assert.deepEqual(placesOf(refusal('template_variables.1.key')), [`${variables[1]!.uid}.key`])
  assert.deepEqual(placesOf(refusal('model.template_variables.0.options')), [`${variables[0]!.uid}.options`])
  assert.deepEqual(placesOf(new PartRefused('category-4', refusal('name'))), ['category-4.name'])
  assert.deepEqual(placesOf(refusal()), [], 'then it is shown for the whole model')
})

test('what is moved gets the numbers that keep it there', () => {
  const items = [null, null, 4].map((order_number, index) => ({ name: 'abc'[index], order_number }))
  assert.deepEqual(moveItem(items, 2, -1), [
    { name: 'a', order_number: 1 },
    { name: 'c', order_number: 2 },
    { name: 'b', order_number: 3 },
  ])
})

test('a text and its next version are told apart word by word', () => {
  const show = (before: string, after: string) =>
    diffWords(before, after)
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
      .join('')
  assert.equal(show('The agent greets.', 'The agent greets.'), 'The agent greets.')
  assert.equal(show('The agent greets.', 'The agent always greets.'), 'The agent [+always ]greets.')
  assert.equal(show('says the name', 'says their own name'), 'says [-the][+their own] name')
  assert.equal(show('', 'new text'), '[+new text]')
  assert.equal(show('gone', ''), '[-gone]')
  const [before, after] = ['a b c d e', 'a x c y z e']
  const stretches = diffWords(before, after)
  const side = (without: string) =>
    stretches
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('')
  assert.equal(side('added'), before)
  assert.equal(side('removed'), after)
})

test('the key of a new criterion is made from its name, in plain letters, and is nobody else’s', () => {
  assert.equal(keyOfName('Greets the customer', []), 'greets_the_customer')
  assert.equal(keyOfName('  ¿Confirmó la dirección? ', []), 'confirmo_la_direccion')
  assert.equal(keyOfName('Says the company’s name', []), 'says_the_companys_name')
  assert.equal(keyOfName('Greets', ['greets', 'greets_2']), 'greets_3')
  assert.equal(keyOfName('2nd offer', []), 'criterion_2nd_offer')
  assert.equal(keyOfName('挨拶', []), 'criterion')
  assert.equal(keyOfName(' ', []), '')
  const long = keyOfName('the agent reads every single one of the conditions out to the customer again', [])
  assert.equal(long, 'the_agent_reads_every_single_one_of_the_conditions_out_to')
  const faults = checkDraft(
    draftWith({ variables: [{ ...newVariable(null), key: keyOfName('2.º saludo: ¡señor!', []) }] }),
  )
  assert.equal(faults.size, 0)
})

test('a key follows the name until somebody writes another, and a saved one never does', () => {
  const added = newVariable(null)
  const saved = { ...newVariable(null), uid: 'variable-greets', key: 'greets', readable_name: 'Greets' }
  const named = nameCriterion([added, saved], added.uid, 'Greets')
  assert.deepEqual(
    named.map(({ key }) => key),
    ['greets_2', 'greets'],
  )
  const renamed = nameCriterion(named, added.uid, 'Says hello')
  assert.equal(renamed[0]!.key, 'says_hello')
  const chosen = [{ ...renamed[0]!, key: 'hello' }, saved]
  assert.equal(nameCriterion(chosen, added.uid, 'Waves')[0]!.key, 'hello')
  assert.equal(nameCriterion(chosen, saved.uid, 'Welcomes')[1]!.key, 'greets')
})

test('a criterion moves among those of its category only', () => {
  const [opening, closing] = ['opening', 'closing']
  const variables = [opening, closing, opening].map((category, index) => ({
    ...newVariable(category!),
    key: 'abc'[index]!,
  }))
  const moved = moveAmong(variables, variables[2]!, variables[0]!)
  assert.deepEqual(
    moved.map(({ key, order_number }) => [key, order_number]),
    [
      ['c', 1],
      ['b', 2],
      ['a', 3],
    ],
  )
})

test('calls that were tried stand side by side, with averages of what counts on either side', () => {
  const answer = (key: string, value: boolean | null, score: number, more = {}) => ({
    ...{ key, value, score, expected_score: 10, not_applicable: false, ...more },
    ...{ determined: value !== null, confidence: 1, rationale: '', evidence: [] },
  })
  const tried = (before: object[], after: object[], scores: readonly [number, number]) =>
    ({
      result: {
        score_percentage: scores[1],
        stored: { score_percentage: scores[0] },
        analysis_result: { answers: after },
      },
      call: { analysis_result: { answers: before } },
    }) as unknown as Tried
  const draft = draftWith({
    variables: [
      { ...newVariable(null), key: 'thanks', readable_name: 'Thanks' },
      { ...newVariable(null), key: 'greets', readable_name: 'Greets' },
    ],
  })
  const { score, rows } = makeGrid(
    [
      tried([answer('greets', false, 0)], [answer('greets', true, 10), answer('thanks', null, 0)], [40, 80]),
      tried(
        [answer('greets', true, 10)],
        [answer('greets', true, 10), answer('thanks', null, 0, { not_applicable: true })],
        [60, 60],
      ),
    ],
    draft,
  )
  assert.deepEqual(score, { before: 50, after: 70 })
  assert.deepEqual(
    rows.map(({ name, average, cells }) => [name, average, cells.map((cell) => cell?.changed)]),
    [
      ['Thanks', { before: undefined, after: undefined }, [true, true]],
      ['Greets', { before: 50, after: 100 }, [true, false]],
    ],
  )
})
