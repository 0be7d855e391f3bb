import { z } from 'zod'

const share = z.number().nullable()

/** How far machine and people agree on a criterion; `n` says by how many answers. */
export const agreementFields = {
  observed: share.describe('Share of answers that are the same.'),
  kappa: share.describe("Cohen's kappa; null where it is not defined."),
  interval: z.array(z.number()).length(2).nullable().describe('95 %, low and high.'),
  precision_yes: share.describe('Of the machine’s yes, the share that people confirmed.'),
  precision_no: share,
  confidence_tells: share.describe('How often a right answer was surer than a wrong one; 0.5 is nothing.'),
  confusion: z.array(z.object({ machine: z.string(), person: z.string(), count: z.int() })),
}
