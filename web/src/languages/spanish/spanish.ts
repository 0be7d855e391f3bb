import type { Translation } from '../../words/translations.ts'
import { agents } from './agents.ts'
import { call } from './call.ts'
import { calls } from './calls.ts'
import { insights } from './insights.ts'
import { messages } from './messages.ts'
import { models } from './models.ts'
import { overview } from './overview.ts'
import { parts } from './parts.ts'
import { reasons } from './reasons.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { things, ways } from './things.ts'
import { upload } from './upload.ts'

/** The dashboard in Spanish. */
export const spanish: Translation = {
  words: {
    ...shell,
    ...parts,
    ...overview,
    ...calls,
    ...call,
    ...agents,
    ...models,
    ...upload,
    ...settings,
    ...signIn,
  },
  sentences: { reasons, insights, things, ways },
  messages,
}
