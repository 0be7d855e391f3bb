import type { CallmarkClient } from '@callmark/client'
import { Button } from '../../../parts/button.tsx'
import { useRights } from '../../../session/me.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../trust/trust.module.css'
import type { TeachingKind } from './use-teaching.ts'
import { teachingWords } from './words.ts'

type Teaching = Awaited<ReturnType<CallmarkClient['reviews']['teaching']['weigh']>>['items'][number]

/** As many as the service asks for. */
const fewest = 20

interface Teachable {
  readonly item: Teaching
  /** What the judge that is in use can be taught by. */
  readonly kind: TeachingKind
}

/** Whether it can be switched on. Examples for a language model are not measured, so they need not be better. */
export function isOffered({ on, better, reviews }: Teaching, kind: TeachingKind): boolean {
  return !on && (kind === 'weights' ? better : reviews > 0)
}

/** One criterion: whether it can be taught, what that would gain, and the switch. */
export function TeachingItem(
  props: Teachable & {
    readonly name: string
    readonly disabled: boolean
    readonly onSwitch: (on: boolean) => void
  },
) {
  const { item, kind, name, disabled, onSwitch } = props
  const words = useWords(teachingWords)
  const { count } = useFormats()
  const may = useRights()
  const { on, taught } = item
  const whyNot = useWhyNot({ item, kind })
  const state = on
    ? words.on
    : whyNot === undefined
      ? words.possible
      : kind === 'weights' && item.why_not === 'not_yes_or_no'
        ? words.notAtAll
        : words.notPossible
  const action = on ? words.switchOff : words.switchOn
  return (
    <li className={styles.item}>
      <div>
        <div className={styles.head}>
          <h3>{name}</h3>
          <span className={styles.level} data-level={on ? 'automatic' : undefined}>
            {state}
          </span>
        </div>
        {taught && <Taught taught={taught} />}
        {taught && taught.kind !== kind && <p className={styles.small}>{words.unused[taught.kind]}</p>}
        {whyNot && <p className={styles.small}>{whyNot}</p>}
        {kind === 'weights' && item.possible && <Gain item={item} />}
        {kind === 'examples' && item.reviews > 0 && (
          <p className={styles.small}>{words.examples(item.reviews, count(item.reviews))}</p>
        )}
      </div>
      {(on || isOffered(item, kind)) && may('switchTeachingOn') && (
        <div className={styles.buttons}>
          <Button disabled={disabled} onClick={() => onSwitch(!on)} aria-label={words.of(action, name)}>
            {action}
          </Button>
        </div>
      )}
    </li>
  )
}

/** How well it agrees with people as it is, and how well it would. */
function Gain({ item: { examples, better, before, after, folds } }: { readonly item: Teaching }) {
  const words = useWords(teachingWords)
  const { count } = useFormats()
  return (
    <>
      <p className={styles.small}>
        {words.examples(examples, count(examples))}
        {' · '}
        <strong>{better ? words.better : words.notBetter}</strong>
      </p>
      {before && after && (
        <dl className={styles.sides}>
          <dt>{words.now}</dt>
          <dd>
            <Standing standing={before} />
          </dd>
          <dt>{words.taught}</dt>
          <dd>
            <Standing standing={after} />
          </dd>
        </dl>
      )}
      {folds !== null && <p className={styles.small}>{words.measured(count(folds))}</p>}
    </>
  )
}

function useWhyNot({ item, kind }: Teachable): string | undefined {
  const { whyNot } = useWords(teachingWords)
  const { count } = useFormats()
  const { why_not, reviews, examples } = item
  if (kind === 'examples') return reviews > 0 ? undefined : whyNot.no_reviews
  switch (why_not) {
    case 'too_few_reviews':
      return whyNot.too_few_reviews(count(reviews), count(fewest))
    case 'too_few_figures':
      return whyNot.too_few_figures(count(examples), count(fewest))
    case null:
      return undefined
    default:
      return whyNot[why_not]
  }
}

function Taught({ taught }: { readonly taught: NonNullable<Teaching['taught']> }) {
  const words = useWords(teachingWords)
  const { count, date, decimal } = useFormats()
  const { examples, kappa_before, kappa_after, folds, at } = taught
  return (
    <p>
      {kappa_before === null || kappa_after === null || folds === null
        ? words.summaryExamples(count(examples))
        : words.summary(count(examples), decimal(kappa_before, 2), decimal(kappa_after, 2), count(folds))}
      {', '}
      {words.since(date(at))}
    </p>
  )
}

function Standing({ standing }: { readonly standing: NonNullable<Teaching['before']> }) {
  const words = useWords(teachingWords)
  const { decimal, percent } = useFormats()
  const { kappa, interval, open, right_of_given } = standing
  const write = (value: number) => decimal(value, 2)
  const share = (value: number) => percent(100 * value, 0)
  return (
    <>
      {kappa === null
        ? words.noKappa
        : interval === null
          ? words.kappa(write(kappa))
          : words.kappaIn(write(kappa), write(interval[0]!), write(interval[1]!))}
      {' · '}
      <span className={styles.small}>
        {right_of_given === null ? words.allOpen : words.given(share(right_of_given), share(open))}
      </span>
    </>
  )
}
