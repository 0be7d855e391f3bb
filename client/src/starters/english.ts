import type { ModelInput } from '../client.ts'
import collections from './en/collections.json' with { type: 'json' }
import healthDesk from './en/health-desk.json' with { type: 'json' }
import helpDesk from './en/help-desk.json' with { type: 'json' }
import sales from './en/sales.json' with { type: 'json' }
import support from './en/support.json' with { type: 'json' }
import type { StarterName } from './names.ts'

export const cards: Readonly<Record<StarterName, unknown>> = {
  support,
  sales,
  collections,
  'health-desk': healthDesk,
  'help-desk': helpDesk,
} satisfies Record<StarterName, Pick<ModelInput, 'name' | 'description'>>
