import type { Calibration, CalibrationResults } from '@callmark/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Dialog } from '../../../parts/dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { ErrorNotice, Notice } from '../../../parts/notice.tsx'
import { forgetCalls } from '../../../parts/queries/calls.ts'
import { modelQueries } from '../../../parts/queries/models.ts'
import { outdateStats } from '../../../parts/queries/stats.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import reviews from '../reviews.module.css'
import { adoptedOf, listPlaces, type Place, placeId } from './adoption.ts'
import styles from './results.module.css'
import { useAnswerWords } from './use-answer-words.ts'
import { resultWords } from './words.ts'

interface AdoptProps {
  readonly calibration: Calibration
  readonly results: CalibrationResults
  readonly onClose: () => void
}

/** What everybody said is adopted; where they differ, somebody decides. */
export function AdoptDialog({ calibration, results, onClose }: AdoptProps) {
  const words = useWords(resultWords)
  const { count } = useFormats()
  const places = listPlaces(results)
  const unanimous = places.filter(({ answers }) => answers.length === 1)
  const differing = places.filter(({ answers }) => answers.length > 1)
  const [chosen, setChosen] = useState<Readonly<Record<string, string | undefined>>>(() =>
    Object.fromEntries(places.map((place) => [placeId(place), place.common])),
  )
  const adopting = useAdopting(calibration, places, chosen)
  const isEmpty = places.every((place) => chosen[placeId(place)] === undefined)
  if (adopting.isSuccess)
    return (
      <Dialog title={words.adoptTitle} onClose={onClose}>
        <div className={reviews.stack}>
          <Notice tone="good">{words.adopted(adopting.data, count(adopting.data))}</Notice>
          <div className={reviews.actions}>
            <Button onClick={onClose}>{words.close}</Button>
          </div>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={words.adoptTitle} onClose={onClose} wide>
      <div className={reviews.stack}>
        <p>{words.adoptLead}</p>
        {unanimous.length > 0 && <p>{words.unanimous(unanimous.length, count(unanimous.length))}</p>}
        {differing.length > 0 && <p>{words.differing}</p>}
        <div className={styles.places}>
          {differing.map((place) => (
            <PlaceField
              key={placeId(place)}
              place={place}
              call={words.callNumber(count(calibration.call_ids.indexOf(place.callId) + 1))}
              chosen={chosen[placeId(place)]}
              onChoose={(answer) => setChosen({ ...chosen, [placeId(place)]: answer })}
            />
          ))}
        </div>
        {isEmpty && <p className="quiet">{words.nothingToAdopt}</p>}
        {adopting.isError && <ErrorNotice error={adopting.error} />}
        <div className={reviews.actions}>
          <Button look="main" disabled={adopting.isPending || isEmpty} onClick={() => adopting.mutate()}>
            {adopting.isPending ? words.adopting : words.adoptNow}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </div>
    </Dialog>
  )
}

function PlaceField(props: {
  readonly place: Place
  readonly call: string
  readonly chosen: string | undefined
  readonly onChoose: (answer: string | undefined) => void
}) {
  const { place, call, chosen, onChoose } = props
  const words = useWords(resultWords)
  const { count } = useFormats()
  const say = useAnswerWords()
  return (
    <Field label={words.choice(place.label, call)}>
      <Select value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
        <option value="">{words.leaveOut}</option>
        {place.answers.map(({ answer, count: votes }) => (
          <option key={answer} value={answer}>
            {words.votes(say(answer), count(votes))}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Gives how many calls have a review now. */
function useAdopting(
  { id, model_id, model_revision }: Calibration,
  places: readonly Place[],
  chosen: Readonly<Record<string, string | undefined>>,
) {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const revision = await queries.fetchQuery(modelQueries.revision(client, model_id, model_revision ?? 1))
      const answers = places.flatMap((place) => {
        const answer = chosen[placeId(place)]
        return answer === undefined ? [] : [adoptedOf(place, answer, revision)]
      })
      return (await client.calibrations.adopt(id, answers)).items.length
    },
    onSuccess() {
      forgetCalls(queries)
      void outdateStats(queries)
    },
  })
}
