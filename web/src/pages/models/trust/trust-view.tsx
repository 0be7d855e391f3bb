import type { CriterionTrust } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { Card } from '../../../parts/card.tsx'
import { trustQueries } from '../../../parts/queries/trust.ts'
import { QueryState } from '../../../parts/query-state.tsx'
import { useRights } from '../../../session/me.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import { modelWords } from '../words.ts'
import styles from './trust.module.css'
import { TrustDialog } from './trust-dialog.tsx'
import { useTrustFacts } from './use-trust-facts.ts'
import { trustWords } from './words.ts'

/** How far the machine is trusted with each criterion, and what that rests on. */
export function TrustView({ modelId }: { readonly modelId: number }) {
  const words = useWords(trustWords)
  const { trust: title } = useWords(modelWords)
  const trust = useQuery(trustQueries.trust(useClient(), modelId))
  const [setting, setSetting] = useState<CriterionTrust>()
  return (
    <Card title={title}>
      <div className={styles.lead}>
        <p>{words.lead}</p>
        <p>{words.kappaHint}</p>
      </div>
      <QueryState query={trust} lines={6}>
        {(items) =>
          items.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <ul className={styles.list}>
              {items.map((item) => (
                <TrustItem key={item.key} item={item} onSet={() => setSetting(item)} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {setting && <TrustDialog modelId={modelId} trust={setting} onClose={() => setSetting(undefined)} />}
    </Card>
  )
}

function TrustItem({ item, onSet }: { readonly item: CriterionTrust; readonly onSet: () => void }) {
  const words = useWords(trustWords)
  const { date } = useFormats()
  const may = useRights()
  const { facts, confusion } = useTrustFacts(item)
  const isSet = item.by === 'person'
  return (
    <li className={styles.item}>
      <div>
        <div className={styles.head}>
          <h3>{item.label}</h3>
          <span className={styles.level} data-level={item.level} title={words.means[item.level]}>
            {words.levels[item.level]}
          </span>
          <span className={styles.small}>
            {isSet && item.since
              ? words.byPerson(item.set_by_name ?? words.somebody, date(item.since))
              : words.byRule}
          </span>
        </div>
        {isSet && item.reason && <p>{item.reason}</p>}
        <p className={item.n === 0 ? styles.small : styles.facts}>{facts}</p>
        {confusion && <p className={styles.small}>{confusion}</p>}
        {isSet && item.level !== item.level_by_rule && (
          <p className={styles.small}>{words.ruleSays(words.levels[item.level_by_rule])}</p>
        )}
      </div>
      {may('setCriterionTrust') && (
        <div className={styles.buttons}>
          <Button onClick={onSet} aria-label={words.of(isSet ? words.change : words.set, item.label)}>
            {isSet ? words.change : words.set}
          </Button>
        </div>
      )}
    </li>
  )
}
