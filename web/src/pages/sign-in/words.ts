import { defineWords } from '../../words/use-words.ts'

export const signInWords = defineWords('sign-in', {
  title: 'Sign in to Callmark',
  lead: 'Every call scored, every score explained.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  hint: 'The first client’s ID and secret are in first-client.json in the data directory; “callmark client create” makes more. Nothing is stored when you close this page.',
  freshVersion: 'Callmark was updated, and this page with it. Sign in again to continue where you were.',
  refused: 'Client ID and secret do not match. Check both, and that no extra space was copied.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
})
