import { defineWords } from '../../words/use-words.ts'

export const retentionWords = defineWords('settings.retention', {
  workspace: 'For this workspace',
  workspaceLead:
    'This applies where a model has no rule of its own. Days count from the day a call was sent.',
  audio: 'Recordings are kept',
  transcript: 'Transcripts and everything quoted from them are kept',
  change: 'To change this, on the machine that runs the service:',
  models: 'By model',
  modelsLead: 'A model’s own rule takes precedence, whether it is shorter or longer.',
  model: 'Model',
  audioColumn: 'Recordings',
  transcriptColumn: 'Transcripts',
  asWorkspace: 'same as the workspace',
  noModels: 'No model yet.',
  redaction: 'Personal data',
  redactionOn: 'Redacted in every new transcript before it is stored, and bleeped in the recording:',
  redactionOff:
    'Nothing is redacted. The operator can list kinds of personal data in the setting REDACT; they are then redacted in every new call.',
  kinds: {
    cards: 'Card numbers, security codes, PINs',
    ssn: 'Social security numbers',
    email: 'E-mail addresses',
    phone: 'Telephone numbers',
    account: 'Account numbers and IBANs',
    dob: 'Dates of birth',
  },
  erasure: 'Erasing a call',
  erasureWhat:
    'Removes the recording and its copies, the transcript, every result, its part in the statistics, the agent, file name and metadata, at once and for good.',
  erasureLeft:
    'Its ID, external ID, model, status and times stay, and the audit log says who erased it. So do not put personal data into an external ID.',
  erasureBackups: 'Earlier backups still contain it: keep them no longer than calls may be kept.',
})
