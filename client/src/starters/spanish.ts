import type { ModelInput } from '../client.ts'
import collections from './es/collections.json' with { type: 'json' }
import healthDesk from './es/health-desk.json' with { type: 'json' }
import helpDesk from './es/help-desk.json' with { type: 'json' }
import sales from './es/sales.json' with { type: 'json' }
import support from './es/support.json' with { type: 'json' }
import type { StarterName } from './names.ts'

export const cards: Readonly<Record<StarterName, unknown>> = {
  support,
  sales,
  collections,
  'health-desk': healthDesk,
  'help-desk': helpDesk,
} satisfies Record<StarterName, Pick<ModelInput, 'name' | 'description'>>
