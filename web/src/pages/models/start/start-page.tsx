import { type StarterLanguage, starterLanguages } from '@callmark/client/starters'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '../../../parts/button.tsx'
import { Field } from '../../../parts/field.tsx'
import { Select } from '../../../parts/inputs.tsx'
import { Page } from '../../../parts/page.tsx'
import { modelQueries } from '../../../parts/queries/models.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { usePreferences } from '../../../session/preferences.tsx'
import { useWords } from '../../../words/use-words.ts'
import styles from './start.module.css'
import { StarterCard } from './starter-card.tsx'
import { startWords } from './words.ts'

/** How a new model begins: from a scorecard that is ready, from a sheet, or from nothing. */
export function StartPage() {
  const words = useWords(startWords)
  return (
    <Page title={words.title} lead={words.lead}>
      <Starters />
      <section className={styles.section} aria-labelledby="other-ways">
        <h2 id="other-ways">{words.otherWays}</h2>
        <ul className={styles.cards}>
          <li className={styles.card}>
            <h3>{words.sheet}</h3>
            <p className="quiet">{words.sheetText}</p>
            <div className={styles.foot}>
              <Link to="/models/import" className={buttonClass()}>
                {words.openSheet}
              </Link>
            </div>
          </li>
          <li className={styles.card}>
            <h3>{words.empty}</h3>
            <p className="quiet">{words.emptyText}</p>
            <div className={styles.foot}>
              <Link to="/models/$modelId" params={{ modelId: 'new' }} search={{}} className={buttonClass()}>
                {words.openEmpty}
              </Link>
            </div>
          </li>
        </ul>
      </section>
    </Page>
  )
}

function Starters() {
  const words = useWords(startWords)
  const { language: own } = usePreferences()
  const [language, setLanguage] = useState<StarterLanguage>(own)
  const starters = useQuery(modelQueries.starters(language))
  return (
    <section className={styles.section} aria-labelledby="scorecards">
      <div className={styles.head}>
        <div>
          <h2 id="scorecards">{words.scorecards}</h2>
          <p className="quiet">{words.scorecardsLead}</p>
        </div>
        <Field label={words.language}>
          <Select value={language} onChange={({ target }) => setLanguage(target.value as StarterLanguage)}>
            {starterLanguages.map((one) => (
              <option key={one} value={one}>
                {words.languages[one]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {language !== 'en' && <p className={styles.note}>{words.otherLanguage}</p>}
      <QueryState query={starters} lines={6} shape="cards">
        {(all) => (
          <ul className={styles.cards} lang={language}>
            {all.map((starter) => (
              <StarterCard key={starter.starter} starter={starter} language={language} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}
