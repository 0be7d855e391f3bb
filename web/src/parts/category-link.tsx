import type { ReactNode } from 'react'
import { defineWords, useWords } from '../words/use-words.ts'
import { CallsLink } from './calls-link.tsx'
import type { CallsSearch } from './calls-search.ts'
import type { Period } from './period.ts'

export const categoryWords = defineWords('parts.category-link', {
  lost: (name: string) => `${name}: calls that lost points in it`,
})

/** Leads to the calls that lost points in a category; where none did, to all that were scored in it. */
export function CategoryLink(props: {
  readonly period: Period
  readonly category: { readonly model_name: string; readonly category_slug: string }
  /** 0…100: of the points of the category. */
  readonly share: number
  /** What it is called, for those who only hear the link. */
  readonly name: string
  readonly limits?: CallsSearch
  readonly children: ReactNode
}) {
  const { period, category, share, name, limits, children } = props
  const words = useWords(categoryWords)
  const own = { ...limits, model: category.model_name }
  return share < 100 ? (
    <CallsLink
      period={period}
      limits={{ ...own, lost: category.category_slug, sort: 'score_percentage' }}
      label={words.lost(name)}
    >
      {children}
    </CallsLink>
  ) : (
    <CallsLink period={period} limits={{ ...own, state: 'ended', min: 0 }} label={name}>
      {children}
    </CallsLink>
  )
}
