import type { OperationName } from '@callmark/client'
import type { Extent, Role } from '../session/me.ts'

/** On a phone, what is needed `seldom` stands in the menu. */
export interface Place {
  readonly to:
    | '/'
    | '/calls'
    | '/reviews'
    | '/agents'
    | '/criteria'
    | '/topics'
    | '/alerts'
    | '/models'
    | '/upload'
    | '/people'
    | '/settings'
  readonly name:
    | 'home'
    | 'overview'
    | 'calls'
    | 'reviews'
    | 'agents'
    | 'criteria'
    | 'topics'
    | 'alerts'
    | 'models'
    | 'upload'
    | 'people'
    | 'settings'
  readonly path: string
  readonly seldom?: true
  /** Where the addresses of pages begin that belong to it, too. */
  readonly also?: readonly string[]
}

const home = { to: '/', path: 'M4 13h6V4H4zM14 20h6V11h-6zM4 20h6v-4H4zM14 8h6V4h-6z' } as const

const others: readonly (Place & { readonly needs: (may: May) => unknown })[] = [
  { to: '/calls', name: 'calls', path: 'M4 6h16M4 12h16M4 18h10', needs: (may) => may('listCalls') },
  {
    to: '/topics',
    name: 'topics',
    path: 'M4 5h12v8H9l-3 3v-3H4zM18 9h2v8h-2v3l-3-3h-4',
    needs: (may) => may('listTopics') !== 'own',
    seldom: true,
  },
  {
    to: '/reviews',
    name: 'reviews',
    path: 'M4 5h16v11H9l-5 4zM8.5 10.5l2.3 2.3 4.7-4.8',
    needs: (may) => may('listReviewQueue'),
  },
  {
    to: '/agents',
    name: 'agents',
    also: ['/teams/', '/coaching/'],
    path: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1.5-4 5-5 8-5s6.5 1 8 5',
    // Alone, there is nobody to be compared with.
    needs: (may) => may('summarizeCalls') !== 'own',
  },
  {
    to: '/criteria',
    name: 'criteria',
    path: 'M4 4v16M8 7h12M8 12h8M8 17h4',
    needs: (may) => may('scoreCriteria') !== 'own',
    seldom: true,
  },
  {
    to: '/alerts',
    name: 'alerts',
    path: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4',
    needs: (may) => may('listAlerts'),
    seldom: true,
  },
  {
    to: '/models',
    name: 'models',
    path: 'M5 4h14v16H5zM8 9l2 2 4-4M8 16h8',
    needs: (may) => may('listModels'),
    seldom: true,
  },
  {
    to: '/upload',
    name: 'upload',
    path: 'M12 16V4M7 9l5-5 5 5M4 20h16',
    needs: (may) => may('submitCall'),
    seldom: true,
  },
  {
    to: '/people',
    name: 'people',
    path: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c1-3.5 3.7-5 6.5-5s5.5 1.5 6.5 5M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 15c2 .6 3.4 2.2 4 5',
    needs: (may) => may('listUsers'),
    seldom: true,
  },
  {
    to: '/settings',
    name: 'settings',
    path: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4v6M8 14v6',
    needs: (may) => may('getStatus'),
    seldom: true,
  },
]

type May = (operation: OperationName) => Extent | undefined

/** Where somebody may go: what would only refuse them is not in their menu. */
export function placesFor(role: Role, may: May): readonly Place[] {
  return [
    { ...home, name: role === 'agent' ? 'home' : 'overview' },
    ...others.filter(({ needs }) => needs(may)),
  ]
}
