import { defineWords } from '../../words/use-words.ts'

export const workspaceWords = defineWords('settings.workspace', {
  title: 'Workspace',
  name: 'Name',
  release: 'When agents see their calls',
  atOnce: 'As soon as they are scored',
  afterDays: 'After some days',
  whenReleased: 'When somebody releases them',
  releaseHint: 'A team lead or QA can release a single call earlier, on its page.',
  days: 'Days',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  id: 'ID',
  since: 'Since',
  show: (days: number, shown: string) => (days === 1 ? 'After 1 day' : `After ${shown} days`),
})
