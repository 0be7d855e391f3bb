import type { ReactNode } from 'react'
import { EmptyState } from '../../parts/notice.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { useAccount } from '../../parts/use-account.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './settings.module.css'
import { words as pageWords } from './words.ts'

/** A part that not every client may see; whoever may not is told what is missing and how it is granted. */
export function NeedsScope({ scope, children }: { readonly scope: string; readonly children: ReactNode }) {
  const words = useWords(pageWords)
  const account = useAccount()
  return (
    <QueryState query={account} lines={5}>
      {({ scopes, client_id }) =>
        scopes.includes(scope) ? (
          children
        ) : (
          <EmptyState title={words.scopeMissing}>
            <p>{words.scopeMissingLead(scope)}</p>
            <pre className={styles.code}>
              callmark client update {client_id} --scope {[...scopes, scope].join(' ')}
            </pre>
          </EmptyState>
        )
      }
    </QueryState>
  )
}
