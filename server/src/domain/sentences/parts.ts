import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.ts'

/** By code, what a sentence is made from; null: it has no values. */
export type PartValues = Readonly<Record<string, z.ZodType | null>>

type ValuesOf<Schema> = Schema extends z.ZodType ? DeepReadonly<z.infer<Schema>> : undefined

/** A sentence as it is stored: its code and values, so that a reader in another language gets a whole sentence, too. */
export type Part<Values extends PartValues> = {
  [Code in keyof Values & string]: Values[Code] extends z.ZodType
    ? { readonly code: Code; readonly values: ValuesOf<Values[Code]> }
    : { readonly code: Code; readonly values?: undefined }
}[keyof Values & string]

/** How each of them is written in one language. */
export type Sentences<Values extends PartValues> = {
  readonly [Code in keyof Values]: Values[Code] extends z.ZodType
    ? (values: ValuesOf<Values[Code]>) => string
    : () => string
}

/** Every code with its values, as the API describes them. */
export function describeParts<const Values extends PartValues>(values: Values): z.ZodType<Part<Values>> {
  const [first, ...rest] = Object.entries(values).map(([code, schema]) =>
    z.object({ code: z.literal(code), ...(schema ? { values: schema } : {}) }),
  )
  return z.discriminatedUnion('code', [first!, ...rest]) as z.ZodType<Part<Values>>
}
