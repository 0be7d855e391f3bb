import { defineWords } from '../../words/use-words.ts'

/** What each scope of a program allows. */
export const scopeWords = defineWords('settings.scopes', {
  'read:call-analysis-requests': 'See calls, their results and history, and the health of the service',
  'write:call-analysis-request': 'Send recordings, and run calls again',
  'read:call-analysis-audio': 'Listen to recordings',
  'read:call-analysis-transcription': 'Read transcripts, and see where a search term was said',
  'read:prompt-template': 'See models',
  'write:prompt-template': 'Create and change models, and try them on past calls',
  'read:call-analysis-stats': 'See statistics',
  'read:model-category': 'See the categories of models',
  'write:model-category': 'Change the categories of models',
  'read:model-variable': 'See the criteria of models',
  'write:model-variable': 'Change the criteria of models',
  'read:model-metadata': 'See the metadata fields of models',
  'write:model-metadata': 'Change the metadata fields of models',
  'read:webhook': 'See webhooks and their deliveries',
  'write:webhook': 'Create, change, test and remove webhooks',
  'write:call-analysis-review': 'Review scores',
  'read:call-analysis-review': 'See reviews of scores',
  'delete:call-analysis': 'Erase calls for good',
  'read:audit': 'Read the audit log',
  'read:people': 'See people, teams and agents',
  'write:people': 'Invite and change people, teams, agents and the workspace',
})
