import type { CallmarkClient } from '@callmark/client'

export type RankedAgent = Awaited<ReturnType<CallmarkClient['stats']['basic']>>['agents'][number]
