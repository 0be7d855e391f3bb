import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCsv } from '@callmark/client/read-csv'
import { type Present, planImport } from '../src/plan-people.ts'

const present = {
  users: [{ email: 'Ada@example.com', name: 'Ada', agent_id: 'a-1' }],
  teams: [{ id: 1, name: 'North' }],
  agents: [{ agent_id: 'a-1', name: 'Ada', user: { id: 'x', name: 'Ada' } }],
  role: 'admin',
} as unknown as Present

function plan(...lines: string[]) {
  const found = planImport(readCsv(['email,name,role,agent_id,team', ...lines].join('\n')), present)
  assert.equal(found.fault, undefined)
  return found as typeof found & { fault: undefined }
}

test('a list of people says what each row would do', () => {
  const { rows, newTeams } = plan(
    'bo@example.com,Bo,Lead,,north',
    'cy@example.com,"Cy, Jr.",agent,a-2,South',
    'dee@example.com,Dee,agent,a-3,south',
    'ADA@example.com,Ada,viewer,,',
    'eve@example.com,Eve,qa,,',
  )
  assert.deepEqual(
    rows.map((row) => [
      row.plan,
      row.plan === 'invite' && row.leadsTeam,
      row.plan === 'invite' && row.movesAgent,
    ]),
    [
      ['invite', true, false],
      ['invite', false, true],
      ['invite', false, true],
      ['skip', false, false],
      ['invite', false, false],
    ],
  )
  assert.equal(rows[1]!.name, 'Cy, Jr.')
  assert.deepEqual(newTeams, ['South'], 'one that is there, in whatever case, is not made again')
})

test('every fault of a row is told, and no row with a fault is invited', () => {
  const { rows } = plan(
    'nonsense,,boss,,',
    'bo@example.com,Bo,owner,,',
    'bo@example.com,Bo,viewer,,',
    'cy@example.com,Cy,lead,,',
    'dee@example.com,Dee,agent,,',
    'eve@example.com,Eve,agent,a-1,',
    'flo@example.com,Flo,agent,a-9,',
    'gus@example.com,Gus,agent,a-9,',
    'hal@example.com,Hal,viewer,,North',
    'ivy@example.com,Ivy',
  )
  assert.deepEqual(
    rows.map((row) => (row.plan === 'fault' ? row.faults.map(({ kind }) => kind) : row.plan)),
    [
      ['email', 'name', 'role'],
      ['owner_only'],
      ['email_twice'],
      ['team_missing'],
      ['agent_missing'],
      ['agent_taken'],
      'invite',
      ['agent_twice'],
      ['agent_missing'],
      ['cells'],
    ],
  )
})

test('a file that is no such list is refused as a whole', () => {
  const faultOf = (text: string) => planImport(readCsv(text), present).fault
  assert.equal(faultOf(''), 'empty')
  assert.equal(faultOf('email,name,role'), 'empty')
  assert.equal(faultOf('email,name\na@example.com,A'), 'column_missing')
  assert.equal(faultOf('email,name,role,phone\na@example.com,A,qa,1'), 'column_unknown')
  assert.equal(faultOf('email,name,role,role\na@example.com,A,qa,qa'), 'column_twice')
})
