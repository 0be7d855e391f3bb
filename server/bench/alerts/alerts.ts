import { type BenchOptions, chooseParts } from '../bench-options.ts'
import { benchFalls } from './falls.ts'
import { benchRises } from './rises.ts'

const parts = { falls: benchFalls, rises: benchRises }

/** When alert rules tell of changes that were planted into made-up years, and how often they tell without one. */
export async function benchAlerts({ small, named }: BenchOptions): Promise<void> {
  const chosen = chooseParts(Object.keys(parts) as (keyof typeof parts)[], named)
  for (const [index, part] of chosen.entries()) {
    if (index > 0) console.log('')
    parts[part](small)
  }
}
