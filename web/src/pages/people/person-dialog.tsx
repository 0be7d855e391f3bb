import type { InvitedUser, Team, User } from '@callmark/client'
import { useState } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './people.module.css'
import { PersonForm } from './person-form.tsx'
import { type Asking, PersonMore } from './person-more.tsx'
import { peopleWords } from './words.ts'

/** Invites somebody, or changes `user`. */
export function PersonDialog(props: {
  readonly user?: User
  readonly teams: readonly Team[]
  readonly onInvited?: (invited: InvitedUser) => void
  readonly onChanged: () => void
  readonly onClose: () => void
}) {
  const { user, teams, onInvited, onChanged, onClose } = props
  const { form: words } = useWords(peopleWords)
  const [asking, setAsking] = useState<Asking>()
  const title = user ? words.changeTitle(user.name) : words.inviteTitle
  const asked = { remove: words.removeTitle, codes: words.codesTitle }
  return (
    <Dialog title={asking && user ? asked[asking](user.name) : title} onClose={onClose}>
      <div className={styles.stack}>
        {!asking && (
          <PersonForm
            user={user}
            teams={teams}
            onInvited={onInvited}
            onChanged={onChanged}
            onClose={onClose}
          />
        )}
        {user && <PersonMore user={user} asking={asking} onAsking={setAsking} onChanged={onChanged} />}
      </div>
    </Dialog>
  )
}
