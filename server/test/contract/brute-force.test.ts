import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { FastifyReply } from 'fastify'
import { AppError } from '../../src/domain/errors.ts'
import { TooManySignIns } from '../../src/domain/too-many-sign-ins.ts'
import { limitSignIns } from '../../src/http/limits/limit-sign-ins.ts'
import { networkOf } from '../../src/http/limits/network-of.ts'
import { createClient } from '../../src/store/clients/clients.ts'
import { type Answer, assertRefusal, send } from '../support/http.ts'
import { startTestService, type TestService } from '../support/service.ts'

describe('over HTTP', () => {
  let service: TestService
  before(async () => {
    service = await startTestService({ env: { TRUST_PROXY: 'loopback' } })
  })
  after(() => service.stop())

  const signIn = (client_id: string, client_secret: string, from: string): Promise<Answer> =>
    send(`${service.address}/v1/auth`, {
      json: { client_id, client_secret },
      headers: { 'x-forwarded-for': from },
    })

  // Holds Limits, decided: wrong sign-ins lock nobody out
  test('guessing is slowed down, and the real client gets in from elsewhere', async () => {
    const { client_id, client_secret } = await createClient(service.database, 'guessed at', [])
    const refused = await guessUntilRefused((guess) => signIn(client_id, `guess ${guess}`, '192.0.2.1'))
    assertRefusal(refused, 429, '001-001-0004')
    const wait = refused.headers.get('retry-after')
    assert.ok(Number(wait) >= 1)
    assert.equal(refused.headers.get('ratelimit-policy'), '"sign-ins";q=5;w=900')
    assert.equal(refused.headers.get('ratelimit'), `"sign-ins";r=0;t=${wait}`)
    assert.equal((await signIn(client_id, client_secret, '192.0.2.2')).status, 200)
    const own = await signIn(client_id, client_secret, '192.0.2.1')
    assert.equal(own.status, 200, 'a secret known to be right is not held up, even beside the guesser')
  })

  test('nobody hides behind a made-up address when no proxy is trusted', async () => {
    const plain = await startTestService()
    try {
      const { client_id } = await createClient(plain.database, 'guessed at', [])
      const guess = (from: number) =>
        send(`${plain.address}/v1/auth`, {
          json: { client_id, client_secret: 'guess' },
          headers: { 'x-forwarded-for': `192.0.2.${from}` },
        })
      assert.equal((await guessUntilRefused(guess)).status, 429)
    } finally {
      await plain.stop()
    }
  })
})

/** The first five cost nothing. A slow machine may sit out a wait or two, but they double. */
async function guessUntilRefused(guess: (number: number) => Promise<Answer>): Promise<Answer> {
  for (let number = 1; number <= 5; number++) {
    assertRefusal(await guess(number), 401, '001-001-0001')
  }
  for (let number = 6; ; number++) {
    const answer = await guess(number)
    if (answer.status !== 401 || number > 12) return answer
  }
}

describe('by the clock', () => {
  let nowMs = 0
  /** `in`: signed in, `wrong`: turned down, a number: told to wait so many seconds. */
  function openDoor(rightSecret = () => 'right') {
    const limited = limitSignIns(() => nowMs)
    let checks = 0
    const knock = async (ip: string, client_id: string, client_secret: string) => {
      const headers = new Map<string, string>()
      const reply = {
        getHeader: (name: string) => headers.get(name),
        header: (name: string, value: string) => headers.set(name, value),
      } as unknown as FastifyReply
      const request = { ip, body: { client_id, client_secret } } as Parameters<typeof limited>[0]
      const check = async () => {
        checks++
        return client_secret === rightSecret() ? 'in' : undefined
      }
      try {
        return (await limited(request, reply, check)) ?? 'wrong'
      } catch (error) {
        assert.ok(error instanceof AppError && error.kind === 'rate_limited')
        return Number(headers.get('Retry-After'))
      }
    }
    return { knock, checks: () => checks }
  }

  // Holds Limits, decided: wrong sign-ins wait
  test('each further failure doubles the wait, up to a minute, and a quarter of an hour forgets them all', async () => {
    const { knock, checks } = openDoor()
    for (let guess = 0; guess < 5; guess++) assert.equal(await knock('192.0.2.1', 'a', 'x'), 'wrong')
    const waits: unknown[] = []
    for (let guess = 0; guess < 8; guess++) {
      const wait = await knock('192.0.2.1', 'a', 'x')
      waits.push(wait)
      nowMs += Number(wait) * 1000
      assert.equal(await knock('192.0.2.1', 'a', 'x'), 'wrong')
    }
    assert.deepEqual(waits, [1, 2, 4, 8, 16, 32, 60, 60])
    assert.equal(checks(), 13, 'what has to wait is not even looked at')
    nowMs += 15 * 60_000
    for (let guess = 0; guess < 5; guess++) assert.equal(await knock('192.0.2.1', 'a', 'x'), 'wrong')
  })

  // Holds Limits, decided: wrong sign-ins lock nobody out
  test('a client guessed at from everywhere gives every address one try, and the right secret still gets in', async () => {
    const { knock } = openDoor()
    for (let from = 0; from < 50; from++) assert.equal(await knock(`198.51.100.${from}`, 'a', 'x'), 'wrong')
    assert.equal(await knock('203.0.113.1', 'a', 'x'), 'wrong')
    assert.equal(await knock('203.0.113.1', 'a', 'x'), 1)
    assert.equal(await knock('203.0.113.2', 'a', 'right'), 'in')
    assert.equal(await knock('203.0.113.1', 'b', 'right'), 'in', 'other clients are not touched by it')
  })

  test('an address that tries client after client is slowed down, whatever it signs in as in between', async () => {
    const { knock } = openDoor()
    for (let id = 0; id < 99; id++) assert.equal(await knock('192.0.2.1', `id ${id}`, 'x'), 'wrong')
    assert.equal(await knock('192.0.2.1', 'own', 'right'), 'in')
    assert.equal(await knock('192.0.2.1', 'id 100', 'x'), 'wrong')
    assert.equal(await knock('192.0.2.1', 'id 101', 'x'), 1)
    assert.equal(await knock('192.0.2.1', 'own', 'right'), 'in')
  })

  test('guesses that come all at once are counted like those that come one by one', async () => {
    const { knock, checks } = openDoor()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, guess) => knock('192.0.2.1', 'a', `guess ${guess}`)),
    )
    assert.equal(answers.filter((answer) => answer === 'wrong').length, 5)
    assert.equal(checks(), 5)
    const twins = await Promise.all(Array.from({ length: 60 }, () => knock('192.0.2.2', 'b', 'x')))
    assert.ok(twins.filter((answer) => answer === 'wrong').length <= 6, 'the same guess over and over, too')
  })

  test('a program that starts many times over gets in each time', async () => {
    const { knock } = openDoor()
    const answers = await Promise.all(Array.from({ length: 60 }, () => knock('192.0.2.1', 'a', 'right')))
    assert.deepEqual(new Set(answers), new Set(['in']))
    assert.equal(await knock('192.0.2.1', 'a', 'x'), 'wrong', 'and has used up nothing')
  })

  test('a secret that has been replaced is held up like any other', async () => {
    let right = 'old'
    const { knock } = openDoor(() => right)
    assert.equal(await knock('192.0.2.1', 'a', 'old'), 'in')
    right = 'new'
    for (let guess = 0; guess < 5; guess++) assert.equal(await knock('192.0.2.1', 'a', 'old'), 'wrong')
    assert.equal(await knock('192.0.2.1', 'a', 'old'), 1)
  })

  test('a refusal names the limit that was met, and counts as no failure', async () => {
    const limited = limitSignIns(() => nowMs)
    const request = { ip: '192.0.2.1', body: { client_id: 'a', client_secret: 'b' } }
    const told = async (error: AppError) => {
      const headers = new Map<string, string>()
      const reply = {
        getHeader: (name: string) => headers.get(name),
        header: (name: string, value: string) => headers.set(name, value),
      } as unknown as FastifyReply
      const knocking = limited(request as Parameters<typeof limited>[0], reply, () => Promise.reject(error))
      await assert.rejects(knocking, error)
      return headers.get('RateLimit-Policy')
    }
    for (let count = 0; count < 10; count++)
      assert.match((await told(new TooManySignIns(32))) ?? '', /^"sign-ins-at-once";q=32;/)
    assert.equal(
      await told(new AppError('rate_limited')),
      undefined,
      "an issuer's own limit is not ours to tell",
    )
  })

  test('moving about inside an IPv6 network does not help', async () => {
    const { knock } = openDoor()
    for (let host = 1; host <= 5; host++) assert.equal(await knock(`2001:db8::${host}`, 'a', 'x'), 'wrong')
    assert.equal(await knock('2001:db8:0:0:ffff::1', 'a', 'x'), 1)
    assert.equal(await knock('2001:db8:0:1::1', 'a', 'x'), 'wrong')
  })

  test('inventing ids and addresses without end takes no more memory than the newest need', async () => {
    const { knock } = openDoor()
    for (let guess = 0; guess < 5; guess++) await knock('192.0.2.1', 'a', 'x')
    assert.equal(await knock('192.0.2.1', 'a', 'x'), 1)
    for (let id = 0; id < 4000; id++) await knock(`10.0.${id >> 8}.${id & 255}`, `id ${id}`, 'x')
    assert.equal(await knock('192.0.2.1', 'a', 'x'), 'wrong', 'the oldest failures have made room')
  })
})

test('an address is known by what its sender may own', () => {
  assert.equal(networkOf('192.0.2.7'), '192.0.2.7')
  assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7')
  assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64')
  assert.equal(networkOf('2001:DB8::1'), '2001:db8:0:0::/64')
  assert.equal(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64')
  assert.equal(networkOf('::1'), '0:0:0:0::/64')
})
