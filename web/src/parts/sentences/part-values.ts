import type { InsightPart, RationalePart } from '@callmark/client'

type ValuesOf<Part extends { readonly code: string }, Code> =
  Extract<Part, { readonly code: Code }> extends { readonly values: infer Values } ? Values : never

/** What the sentence of a code is made from. */
export type ReasonValues<Code extends RationalePart['code']> = ValuesOf<RationalePart, Code>
export type InsightValues<Code extends InsightPart['code']> = ValuesOf<InsightPart, Code>

/** Something looked for, found or weighed. */
export type Thing = ReasonValues<'found'>['things'][number]
export type Party = ReasonValues<'manner_fits'>['party']
type ThingCode = Extract<Thing, { readonly thing: string }>['thing']
type WayCode = NonNullable<Thing['how']>

/** The service's sentences in one more language than its own: without one of them it does not compile. */
export interface Sentences {
  readonly reasons: { readonly [Code in RationalePart['code']]: (values: ReasonValues<Code>) => string }
  readonly insights: { readonly [Code in InsightPart['code']]: (values: InsightValues<Code>) => string }
  readonly things: Readonly<Record<ThingCode, string>>
  readonly ways: Readonly<Record<WayCode, string>>
}
