import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CallsSearch } from './calls-search.ts'
import { type Period, settlePeriod } from './period.ts'

/**
 * The list of calls behind a number: the days it was counted in, always named, and what else it was limited to. Calls
 * that failed a criterion stand in the order of what can be learnt from them.
 */
export function callsBehind(period: Period, limits: CallsSearch = {}): CallsSearch {
  const { from, to, model } = settlePeriod(period)
  const order = limits.outcome === 'failed' ? ({ sort: 'most_to_learn' } as const) : {}
  return { from, to, model, ...order, ...limits }
}

export function CallsLink(props: {
  readonly period: Period
  readonly limits?: CallsSearch | undefined
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const { period, limits, label, className, children } = props
  return (
    <Link to="/calls" search={callsBehind(period, limits)} className={className} aria-label={label}>
      {children}
    </Link>
  )
}
