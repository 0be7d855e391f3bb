import type { CalibrationResults } from '@callmark/client'
import { Card } from '../../../parts/card.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../reviews.module.css'
import { resultWords } from './words.ts'

type Person = CalibrationResults['people'][number]

/** How many of the points each would have given. */
export function PeopleCard({ results }: { readonly results: CalibrationResults }) {
  const words = useWords(resultWords)
  const { reference, people } = results
  return (
    <Card title={words.people}>
      <table className={`${styles.table} ${styles.cards}`}>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.difference}</th>
            {reference !== null && <th scope="col">{words.withReference}</th>}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.reviewer} person={person} reference={reference} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function PersonRow({ person, reference }: { readonly person: Person; readonly reference: string | null }) {
  const words = useWords(resultWords)
  const { count, decimal, percent } = useFormats()
  const { share, difference, with_reference: same } = person
  return (
    <tr>
      <th scope="row">
        {person.name}{' '}
        {person.reviewer === reference && <span className={styles.chip}>{words.reference}</span>}
      </th>
      <td data-name={words.points}>
        {share === null
          ? words.noAnswer
          : words.pointsOf(decimal(person.points), decimal(person.expected_points), percent(share))}
      </td>
      <td data-name={words.difference}>
        {difference === null
          ? words.noAnswer
          : difference < 0
            ? words.stricter(decimal(-difference))
            : difference > 0
              ? words.milder(decimal(difference))
              : words.asMean}
      </td>
      {reference !== null && (
        <td data-name={words.withReference} data-empty={same ? undefined : ''}>
          {same?.observed == null
            ? words.noAnswer
            : words.shareOf(percent(100 * same.observed, 0), count(same.n))}
        </td>
      )}
    </tr>
  )
}
