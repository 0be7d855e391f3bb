import type { ReviewTask } from '@callmark/client'

/** What somebody is at first, then what is overdue, then by date; what has no date comes last, the oldest first. */
export function sortTasks(tasks: readonly ReviewTask[], me: string): readonly ReviewTask[] {
  const once = new Map(tasks.map((task) => [task.id, task]))
  const rank = (task: ReviewTask) => (task.claimed_by?.id === me ? 0 : task.overdue ? 1 : task.due_at ? 2 : 3)
  const date = ({ due_at, created_at }: ReviewTask) => Date.parse(due_at ?? created_at)
  return [...once.values()].sort((a, b) => rank(a) - rank(b) || date(a) - date(b))
}
