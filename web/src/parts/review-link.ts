/** Leads to a call as the place to review it; with the task, what is next can be offered afterwards. */
export function reviewLink(callId: string, taskId: string) {
  return {
    to: '/calls/$callId',
    params: { callId },
    search: { at: undefined, review: 1, task: taskId },
  } as const
}
