import { z } from 'zod'

const largestId = 2_147_483_647

/** Ids begin at 1, so 0 can stand for every id beyond the database's whole numbers: well-formed, and nobody's. */
export const wholeNumber = z
  .string()
  .regex(/^\d{1,20}$/, 'This must be a whole number of at least 0.')
  .transform((digits) => (Number(digits) <= largestId ? Number(digits) : 0))
  .meta({ type: 'integer', minimum: 0, pattern: undefined })

export const ModelParams = z.object({ id: wholeNumber.describe('ID of the model.') })

export const RevisionParams = ModelParams.extend({ number: wholeNumber.describe('Number of the revision.') })

/** The model whose categories, variables or metadata fields are meant. */
export const ParentParams = z.object({ model_id: wholeNumber.describe('ID of the model.') })

export const PartParams = ParentParams.extend({ id: wholeNumber.describe('ID within the model.') })
