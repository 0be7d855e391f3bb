import type { Translation } from '../../words/translations.ts'
import { account } from './account.ts'
import { agents } from './agents.ts'
import { alerts } from './alerts.ts'
import { call } from './call.ts'
import { callReview } from './call-review.ts'
import { calls } from './calls.ts'
import { coaching } from './coaching.ts'
import { criteria } from './criteria.ts'
import { insights } from './insights.ts'
import { messages } from './messages.ts'
import { models } from './models.ts'
import { newModels } from './new-models.ts'
import { overview } from './overview.ts'
import { parts } from './parts.ts'
import { people } from './people.ts'
import { phoneSystems } from './phone-systems.ts'
import { reasons } from './reasons.ts'
import { reviews } from './reviews.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { things, ways } from './things.ts'
import { topics } from './topics.ts'
import { trust } from './trust.ts'
import { upload } from './upload.ts'

/** The dashboard in Spanish. */
export const spanish: Translation = {
  words: {
    ...shell,
    ...parts,
    ...overview,
    ...calls,
    ...call,
    ...callReview,
    ...agents,
    ...alerts,
    ...criteria,
    ...topics,
    ...coaching,
    ...models,
    ...newModels,
    ...trust,
    ...upload,
    ...settings,
    ...phoneSystems,
    ...people,
    ...reviews,
    ...account,
    ...signIn,
  },
  sentences: { reasons, insights, things, ways },
  messages,
}
