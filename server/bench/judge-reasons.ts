import { revision, variable } from '../test/support/bank-call.ts'
import type { JudgeBench } from './judge-quotes.ts'
import { readStarDialogues, type StarDialogue } from './read-dialogues.ts'

/** The tasks of the dialogues in the words of a form. */
const wordings: Readonly<Record<string, string>> = {
  bank_balance: 'check account balance',
  bank_fraud_report: 'report fraud',
  plane_book: 'book a flight',
  plane_search: 'search for a flight',
  party_rsvp: 'RSVP to a party',
  party_plan: 'plan a party',
  hotel_book: 'book a hotel room',
  hotel_search: 'search for a hotel',
  hotel_service_request: 'request hotel room service',
  doctor_schedule: 'schedule a doctor appointment',
  doctor_followup: 'follow up with the doctor',
  ride_book: 'book a ride',
  ride_status: 'status of a ride',
  ride_change: 'change a ride',
  apartment_search: 'search for an apartment',
  apartment_schedule: 'schedule an apartment viewing',
  spaceship_access_codes: 'unlock a door with an access code',
  spaceship_life_support: 'fix life support',
  trip_directions: 'get directions',
  weather: 'weather forecast',
  trivia: 'play trivia',
  restaurant_book: 'book a restaurant table',
  restaurant_search: 'find a restaurant',
  meeting_schedule: 'schedule a meeting',
}

/** Why people get in touch, in matters the judge was never tuned on. */
export async function measureReasons({ corpus, judge, quotes }: JudgeBench): Promise<void> {
  const dialogues = (await readStarDialogues(corpus)).filter(({ tasks }) => tasks.length === 1)
  const options = [...new Set(dialogues.map(reasonOf))]
  const model = revision([variable('reason', 'STRING', 'Why the customer got in touch.', { options })], {
    scoring: false,
    categories: [],
  })
  const answers = await Promise.all(
    dialogues.map(async ({ transcript }) => {
      const subject = { transcript, revision: model, metadata: {}, agentName: '' }
      const verdict = await judge.judge(subject, new AbortController().signal)
      quotes.add(verdict.answers, transcript)
      return verdict.answers[0]!.value
    }),
  )
  const share = (right: (dialogue: StarDialogue, index: number) => boolean) =>
    `${((100 * dialogues.filter(right).length) / dialogues.length).toFixed(1)} %`
  const counts = options.map((option) => dialogues.filter((dialogue) => reasonOf(dialogue) === option).length)
  console.log(
    `\nreasons    ${dialogues.length} written dialogues, ${options.length} reasons, none used for tuning: right ${share((dialogue, index) => answers[index] === reasonOf(dialogue))}, not determined ${share((_, index) => answers[index] === null)}`,
  )
  console.log(`  majority  right ${((100 * Math.max(...counts)) / dialogues.length).toFixed(1)} %`)
  console.log(`  keyword   right ${share((dialogue) => guess(options, dialogue) === reasonOf(dialogue))}`)
}

function reasonOf({ tasks }: StarDialogue): string {
  return wordings[tasks[0]!] ?? tasks[0]!.replaceAll('_', ' ')
}

/** The reason most of whose words fall. */
function guess(options: readonly string[], { transcript }: StarDialogue): string {
  const text = transcript.turns.map((turn) => turn.text.toLowerCase()).join(' ')
  const scored = options.map((option) => {
    const words = option.toLowerCase().split(' ')
    return { option, share: words.filter((word) => text.includes(word)).length / words.length }
  })
  return scored.reduce((a, b) => (b.share > a.share ? b : a)).option
}
