import { answerTasks } from '../../src/process/answer-tasks.ts'

/** Works without end, as native code may on a recording made for it; or answers at once. */
answerTasks<{ forever: boolean }, string>(async ({ forever }) => {
  while (forever);
  return 'done'
})
