import type { MoveEvidence } from '../../domain/alerts/alert.ts'
import { type Fall, fewestDaysBefore } from '../../domain/alerts/find-fall.ts'
import { clockIn } from '../../domain/alerts/quiet-hours.ts'
import type { Transaction } from '../database.ts'
import { getQuietHours } from './alert-hours.ts'
import type { AlertRule } from './alert-rules.ts'

const dayMs = 86_400_000
/** So far back the days are looked at. */
export const daysLooked = 120

/** The last day that is over in the workspace's time zone, if the rule has not weighed it yet. */
export async function findDayToWeigh(
  tx: Transaction,
  rule: AlertRule,
  now: Date,
): Promise<{ readonly day: string; readonly timeZone: string } | undefined> {
  const { timeZone } = await getQuietHours(tx, rule.workspace_id)
  const { day } = clockIn(timeZone, new Date(now.getTime() - dayMs))
  return rule.state.day !== undefined && rule.state.day >= day ? undefined : { day, timeZone }
}

export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)
}

/** A day without calls tells nothing new, and few days do not tell what is usual. */
export function isWorthWeighing(days: readonly { readonly day: string }[], day: string): boolean {
  return days.at(-1)?.day === day && days.length > fewestDaysBefore
}

export function showMove(
  move: Fall,
  days: readonly { readonly day: string }[],
  threshold: number,
): MoveEvidence {
  return {
    since: days[move.start]!.day,
    until: days.at(-1)!.day,
    before: round(move.before),
    after: round(move.after),
    difference: round(move.difference),
    interval: [round(move.interval[0]), round(move.interval[1])],
    calls_before: move.callsBefore,
    calls_after: move.callsAfter,
    weight: round(Math.min(move.weight, 1e9)),
    threshold: round(threshold),
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
