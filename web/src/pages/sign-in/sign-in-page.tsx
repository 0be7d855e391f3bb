import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Notice } from '../../parts/notice.tsx'
import { fullPath } from '../../session/own-path.ts'
import { useClient, useSession } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { CodeStep } from './code-step.tsx'
import { ForgotStep } from './forgot-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { signInWords } from './words.ts'

type Step = { readonly at: 'password' | 'forgot' } | { readonly at: 'code'; readonly step: string }

/** The way in; behind it, the page that was asked for opens. */
export function SignInPage() {
  const words = useWords(signInWords)
  const { to, sso } = useSearch({ from: '/sign-in' })
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<Step>({ at: 'password' })
  const [notice, setNotice] = useState<string>()
  const goIn = useGoIn(to)
  const begin = (why?: string) => {
    setNotice(why)
    setStep({ at: 'password' })
  }
  if (step.at === 'code') return <CodeStep step={step.step} onDone={goIn} onAgain={begin} />
  if (step.at === 'forgot') return <ForgotStep email={email} onEmail={setEmail} onBack={() => begin()} />
  return (
    <SignInFrame title={words.title} lead={words.lead} foot={<Newcomer />}>
      {sso && !notice && <Notice tone="poor">{explainSso(sso, words.ssoRefusals)}</Notice>}
      {notice && <Notice tone="poor">{notice}</Notice>}
      <PasswordStep
        email={email}
        to={to}
        onEmail={setEmail}
        onDone={goIn}
        onCode={(code) => setStep({ at: 'code', step: code })}
        onForgot={() => {
          setNotice(undefined)
          setStep({ at: 'forgot' })
        }}
      />
    </SignInFrame>
  )
}

/** To where one wanted to go; at once, for whoever is signed in already. */
function useGoIn(to: string | undefined): () => Promise<void> {
  const router = useRouter()
  const { enter, refusals } = useSession()
  const client = useClient()
  const goIn = async () => {
    await enter()
    router.history.replace(fullPath(to ?? '/'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    // Whoever was led here has just been told that they are not.
    if (refusals > 0) return
    client.me.get({ retry: { attempts: 1 } }).then(goIn, () => {})
  }, [client])
  return goIn
}

function Newcomer() {
  const words = useWords(signInWords)
  return (
    <>
      <p>
        {words.newcomer} <code>{words.command}</code>
      </p>
      <p>{words.invited}</p>
    </>
  )
}

function explainSso(code: string, known: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(known, code) ? known[code] : undefined) ?? known.unknown!
}
