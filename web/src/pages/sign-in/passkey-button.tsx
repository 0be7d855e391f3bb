import { useMutation } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useClient } from '../../session/session.tsx'
import { useWords } from '../../words/use-words.ts'
import { signInWords } from './words.ts'

/** No address is needed: the device knows its own passkeys. */
export function PasskeyButton({ onDone }: { readonly onDone: () => Promise<void> }) {
  const words = useWords(signInWords)
  const client = useClient()
  const signingIn = useMutation({
    mutationFn: async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const { step, options } = await client.signingIn.beginPasskey({ retry: { attempts: 1 } })
      const response = await startAuthentication({ optionsJSON: options as never })
      await client.signingIn.withPasskey({ step, response: response as never }, { retry: { attempts: 1 } })
      await onDone()
    },
  })
  return (
    <>
      <Button onClick={() => signingIn.mutate()} disabled={signingIn.isPending}>
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d="M8 14a5 5 0 1 1 4.6-7h8.9v4h-3v3h-4v-3h-1.9A5 5 0 0 1 8 14zM8 9h.01" />
        </svg>
        {signingIn.isPending ? words.passkeyWaiting : words.passkey}
      </Button>
      {signingIn.isError && <Notice tone="poor">{words.passkeyRefused}</Notice>}
    </>
  )
}
