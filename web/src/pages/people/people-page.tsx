import { Link, useSearch } from '@tanstack/react-router'
import { EmptyState } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { useAllowed } from '../../session/me.ts'
import { useWords } from '../../words/use-words.ts'
import styles from './people.module.css'
import { PeopleTab } from './people-tab.tsx'
import { peopleTabs } from './search.ts'
import { TeamsTab } from './teams-tab.tsx'
import { peopleWords } from './words.ts'

/** Who works here and who leads whom. */
export function PeoplePage() {
  const words = useWords(peopleWords)
  const { tab = 'people' } = useSearch({ from: '/people' })
  const mayRead = useAllowed('listUsers')
  if (!mayRead)
    return (
      <Page title={words.title}>
        <EmptyState title={words.notAllowed}>{words.notAllowedLead}</EmptyState>
      </Page>
    )
  return (
    <Page title={words.title} lead={words.lead}>
      <nav aria-label={words.tabsLabel} className={styles.nav}>
        <ul className={styles.tabs}>
          {peopleTabs.map((name) => (
            <li key={name}>
              <Link
                to="/people"
                search={{ tab: name }}
                className={styles.tab}
                activeProps={{}}
                aria-current={name === tab ? 'page' : undefined}
              >
                {words.tabs[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {tab === 'people' ? <PeopleTab /> : <TeamsTab />}
    </Page>
  )
}
