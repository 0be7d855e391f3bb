import { defineWords } from '../../words/use-words.ts'

/** Of the list, of the frame around one model, and of its dialogs. */
export const modelWords = defineWords('models', {
  title: 'Models',
  lead: 'What calls are scored against.',
  newModel: 'New model',
  enabled: 'In use',
  disabled: 'Disabled',
  disabledLead: 'They accept no new calls; their past calls stay.',
  emptyTitle: 'No models yet',
  emptyText:
    'A model says what a good call is: which criteria it is scored against, and how many points each is worth.',
  scoring: 'Scores calls',
  notScoring: 'Extracts only',
  noDescription: 'No description',
  categories: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
  variables: (count: number) => (count === 1 ? '1 criterion' : `${count} criteria`),
  revision: (number: number) => `Revision ${number}`,
  calls: 'Calls',
  callsOf: (name: string) => `Calls of ${name}`,
  duplicate: 'Duplicate',
  duplicateOf: (name: string) => `Duplicate ${name}`,
  duplicateTitle: 'Duplicate this model',
  duplicateText:
    'The copy has the categories, criteria, metadata fields and prompts as saved, but none of the calls. Everything in it can be changed.',
  copyName: 'Name of the copy',
  copyOf: (name: string) => `${name} (copy)`,
  make: 'Create copy',
  cancel: 'Cancel',
  views: 'Views of this model',
  edit: 'Edit',
  preview: 'Try it',
  revisions: 'Revisions',
  unknown: 'Model not found',
  unknownText: 'No model has this ID, or it belongs to another client.',
  allModels: 'All models',
  save: 'Save',
  create: 'Create the model',
  saving: 'Saving…',
  discard: 'Discard changes',
  unsaved: 'You have unsaved changes.',
  nothingToSave: 'Everything is saved.',
  lacking: (scope: string) =>
    `This client can view and try models, but not save them: that needs the scope ${scope}.`,
  faults: (count: number) => (count === 1 ? 'One thing needs fixing.' : `${count} things need fixing.`),
  showFault: 'Show',
  savedAs: (number: number) => `Saved as revision ${number}. New calls are scored with it.`,
  savedSame: (number: number) =>
    `Saved. How calls are scored has not changed, so it is still revision ${number}.`,
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes to this model are not saved and will be lost.',
  leave: 'Leave',
  stay: 'Stay',
  changedTitle: 'Someone else has changed this model',
  changedText: (mine: number, theirs: number) =>
    mine === theirs
      ? 'It was saved while you were editing. If you save now, your changes replace theirs.'
      : `You started from revision ${mine}; the model is now at revision ${theirs}. If you save now, your changes replace theirs.`,
  showTheirs: 'Show what they changed',
  overwrite: 'Overwrite with mine',
  takeTheirs: 'Discard mine, take theirs',
})
