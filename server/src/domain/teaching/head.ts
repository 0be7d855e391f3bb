import { chanceOf, fitLogistic, type Logistic, logOddsOf, type Penalties } from './fit-logistic.ts'

export const saidKinds = ['yes', 'no', 'not_applicable'] as const
export type Said = (typeof saidKinds)[number]

/**
 * What the judge noted when it answered a yes-or-no question: its weights of yes, no and not applicable, how sure it was of
 * the likeliest, and what else it made of the call.
 */
export type Figures = readonly number[]

/** A call on which both the judge and people have answered. */
export interface Example {
  readonly callId: string
  readonly figures: Figures
  readonly said: Said
}

export interface Leaning {
  readonly kind: Said
  /** That it is right. */
  readonly chance: number
}

/** What was learnt from people's answers to one question. */
export interface Head {
  readonly met: Logistic
  /** Null: people have hardly ever said that it does not apply. */
  readonly applies: Logistic | null
  /** What makes its chances true. */
  readonly sure: Logistic
}

const firstOther = 4
/** Softens the network's weights to about what they are worth, on calls that nothing was trained on. */
const soften = 0.65
const penalties: Penalties = { bias: 3, slope: 10, weight: 30 }
const fewestNotApplicable = 5

/** The answer as it is without anything learnt. */
export function leanUntaught(figures: Figures): Leaning {
  const weights = figures.slice(0, 3)
  return { kind: saidKinds[weights.indexOf(Math.max(...weights))]!, chance: figures[3]! }
}

export function leanTaught(head: Head, figures: Figures): Leaning {
  const { kind, chance } = weigh(head, figures)
  return { kind, chance: makeTrue(head.sure, chance) }
}

/** From the chance of an answer to how often such an answer was right. */
export function makeTrue(sure: Head['sure'], chance: number): number {
  return chanceOf(logOddsOf(sure, [], logitOf(chance)))
}

/** Without making the chances true. */
export function weigh({ met, applies }: Pick<Head, 'met' | 'applies'>, figures: Figures): Leaning {
  const others = figures.slice(firstOther)
  const arises = chanceOf(applies ? logOddsOf(applies, others, appliesFrom(figures)) : appliesFrom(figures))
  const yes = chanceOf(logOddsOf(met, others, metFrom(figures)))
  const chances = [arises * yes, arises * (1 - yes), 1 - arises]
  const chance = Math.max(...chances)
  return { kind: saidKinds[chances.indexOf(chance)]!, chance }
}

/** All but how sure it may be, which takes answers it was not taught by. */
export function learn(examples: readonly Example[]): Pick<Head, 'met' | 'applies'> {
  const rare = examples.filter(({ said }) => said === 'not_applicable').length < fewestNotApplicable
  const asked = examples.filter(({ said }) => said !== 'not_applicable')
  return {
    met: fitLogistic(
      asked.map(({ figures, said }) => sampleOf(figures, metFrom(figures), said === 'yes')),
      penalties,
    ),
    applies: rare
      ? null
      : fitLogistic(
          examples.map(({ figures, said }) =>
            sampleOf(figures, appliesFrom(figures), said !== 'not_applicable'),
          ),
          penalties,
        ),
  }
}

/** How often answers of which chance were right. */
export function learnSureness(
  answers: readonly { readonly chance: number; readonly right: boolean }[],
): Logistic {
  const samples = answers.map(({ chance, right }) => ({ figures: [], from: logitOf(chance), yes: right }))
  return fitLogistic(samples, { bias: 3, slope: 10, weight: 1 })
}

function sampleOf(figures: Figures, from: number, yes: boolean) {
  return { figures: figures.slice(firstOther), from, yes }
}

function metFrom([yes = 0, no = 0]: Figures): number {
  return soften * (yes - no)
}

function appliesFrom([yes = 0, no = 0, notApplicable = 0]: Figures): number {
  const most = Math.max(yes, no)
  return soften * (most + Math.log(Math.exp(yes - most) + Math.exp(no - most)) - notApplicable)
}

function logitOf(chance: number): number {
  const bounded = Math.min(1 - 1e-4, Math.max(1e-4, chance))
  return Math.log(bounded / (1 - bounded))
}
