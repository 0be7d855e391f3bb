import { type Extent, isOperationName, permissions } from '../src/domain/people/permissions.ts'
import { roleNames, roles } from '../src/domain/people/roles.ts'

interface Described {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
}

const words: Readonly<Record<Extent, string>> = { all: 'yes', team: 'their teams', own: 'their own', no: '' }

/** What each role may do, from the table that the checks use, in the words of the API's description. */
export function writePermissionPage(document: object): string {
  const { paths, tags } = document as {
    paths: Record<string, Record<string, Described>>
    tags: { name: string }[]
  }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const parts = tags.flatMap(({ name }) => {
    const rows = operations
      .filter((one) => one.tags?.includes(name) && isOperationName(one.operationId))
      .map(writeRow)
    return rows.length > 0 ? [`## ${name}`, '', ...header, ...rows, ''] : []
  })
  return [...introduction, ...parts].join('\n')
}

const introduction = [
  '# Who may do what',
  '',
  'Made from the table in `server/src/domain/people/permissions.ts` by `npm run generate`; the service checks by the same table. "Their teams": the calls and agents of the teams a lead leads. "Their own": the calls of the agent that a person is, once they are released; and one’s own account.',
  '',
]

const header = [
  `| | ${roles.map((role) => roleNames[role]).join(' | ')} |`,
  `| --- | ${roles.map(() => '---').join(' | ')} |`,
]

function writeRow({ operationId, summary }: Described): string {
  const extents = permissions[operationId as keyof typeof permissions]
  return `| ${summary} | ${roles.map((role) => words[extents[role]]).join(' | ')} |`
}
