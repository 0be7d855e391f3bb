import type { SignInLinkContent } from '@callmark/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { buttonClass } from '../../parts/button.tsx'
import { isGone } from '../../parts/explain-error.ts'
import { Loading } from '../../parts/loading.tsx'
import { ErrorNotice } from '../../parts/notice.tsx'
import { signInQueries } from '../../parts/queries/sign-in.ts'
import { fullPath } from '../../session/own-path.ts'
import { useClient, useSession } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { CodeStep } from './code-step.tsx'
import { LinkForm } from './link-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { linkWords } from './words.ts'

/** Where a link leads: to the first account, an invitation, a new password, or straight in. */
export function LinkPage() {
  const words = useWords(linkWords)
  const [token] = useState(() => location.hash.slice(1))
  // Whoever looks over a shoulder, or at the history, does not find it.
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  const [step, setStep] = useState<string>()
  const router = useRouter()
  const { enter } = useSession()
  const goIn = async () => {
    await enter()
    router.history.replace(fullPath('/'))
  }
  const link = useQuery(signInQueries.link(useClient(), token))
  if (step !== undefined)
    return (
      <CodeStep
        step={step}
        onDone={goIn}
        onAgain={() => void router.navigate({ to: '/sign-in', replace: true })}
      />
    )
  if (token === '') return <DeadLink title={words.missing} text={words.missingText} />
  if (isGone(link.error)) return <DeadLink title={words.ended} text={words.endedText} />
  if (!link.data)
    return (
      <SignInFrame title={words.loading}>
        {link.isError ? (
          <ErrorNotice error={link.error} onRetry={() => void link.refetch()} />
        ) : (
          <Loading lines={4} />
        )}
      </SignInFrame>
    )
  return (
    <SignInFrame {...titlesOf(link.data, words)}>
      <LinkForm token={token} content={link.data} onDone={goIn} onCode={setStep} />
    </SignInFrame>
  )
}

function titlesOf(content: SignInLinkContent, words: (typeof linkWords)['en']) {
  const { purpose, workspace_name: workspace, name } = content
  if (purpose === 'first') return { title: words.first, lead: words.firstLead(workspace) }
  if (purpose === 'invitation') return { title: words.invitation, lead: words.invitationLead(workspace) }
  if (purpose === 'reset') return { title: words.reset, lead: words.resetLead }
  return { title: words.signIn(name ?? ''), lead: words.signInLead(workspace) }
}

function DeadLink({ title, text }: { readonly title: string; readonly text: string }) {
  const words = useWords(linkWords)
  return (
    <SignInFrame title={title} lead={text}>
      <Link to="/sign-in" className={buttonClass('main')}>
        {words.toSignIn}
      </Link>
    </SignInFrame>
  )
}
