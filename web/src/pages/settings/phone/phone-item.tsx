import type { PhoneSystem } from '@callmark/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../../parts/button.tsx'
import { CopyText } from '../../../parts/copy-text.tsx'
import { ErrorNotice } from '../../../parts/notice.tsx'
import { outdatePhoneSystems, phoneQueries } from '../../../parts/queries/phone-systems.ts'
import { useClient } from '../../../session/session.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import styles from '../settings.module.css'
import { useModelNames } from '../use-model-names.ts'
import { ConnectSteps } from './connect-steps.tsx'
import own from './phone.module.css'
import { phoneWords } from './phone-words.ts'

export type PhoneAction = 'edit' | 'rotate' | 'remove'

/** One phone system: what it is, how it fares, where it is to send its messages, and what can be done with it. */
export function PhoneItem(props: {
  readonly system: PhoneSystem
  readonly mayChange: boolean
  readonly onAction: (action: PhoneAction) => void
}) {
  const { system, mayChange, onAction } = props
  const { id, name, connection, model_id, enabled, callback_url } = system
  const words = useWords(phoneWords)
  const modelNames = useModelNames()
  return (
    <li className={styles.webhook}>
      <div className={styles.heading}>
        <strong>{name}</strong>
        <span className={`${styles.chip} ${enabled ? styles.good : ''}`}>
          {enabled ? words.on : words.off}
        </span>
        <Unsettled id={id} />
      </div>
      <dl className={styles.facts}>
        <dt>{words.kinds[connection.kind]}</dt>
        <dd>
          {connection.kind === 'twilio'
            ? `${words.account} ${connection.account_sid}`
            : `${words.bucket} ${connection.bucket}/${connection.prefix}`}
        </dd>
        <dt>{words.model}</dt>
        <dd>{modelNames.get(model_id) ?? model_id}</dd>
        <dt>{words.address}</dt>
        <dd>
          <CopyText text={callback_url} label={words.of(words.addressLabel, name)} />
        </dd>
      </dl>
      <details className={own.howTo}>
        <summary>{words.howTo}</summary>
        <ConnectSteps kind={connection.kind} />
      </details>
      <div className={styles.actions}>
        <Link
          to="/settings"
          search={{ part: 'phone', phone: id }}
          activeProps={{}}
          className={buttonClass()}
          aria-label={words.of(words.recordings, name)}
        >
          {words.recordings}
        </Link>
        {mayChange && <PhoneActions system={system} onAction={onAction} />}
      </div>
    </li>
  )
}

function PhoneActions(props: {
  readonly system: PhoneSystem
  readonly onAction: (action: PhoneAction) => void
}) {
  const { system, onAction } = props
  const { id, name, connection, enabled } = system
  const words = useWords(phoneWords)
  const client = useClient()
  const queries = useQueryClient()
  const switching = useMutation({
    async mutationFn() {
      // As it is by now: somebody may have changed the rest since it was read here.
      const { name, connection, model_id, rules } = await client.phoneSystems.get(id)
      await client.phoneSystems.replace(id, { name, connection, model_id, rules, enabled: !enabled })
    },
    onSettled: () => outdatePhoneSystems(queries),
  })
  const onOrOff = enabled ? words.switchOff : words.switchOn
  return (
    <>
      <Button onClick={() => onAction('edit')} aria-label={words.of(words.edit, name)}>
        {words.edit}
      </Button>
      <Button
        onClick={() => switching.mutate()}
        disabled={switching.isPending}
        aria-label={words.of(onOrOff, name)}
      >
        {onOrOff}
      </Button>
      {connection.kind === 'amazon_connect' && (
        <Button onClick={() => onAction('rotate')} aria-label={words.of(words.rotate, name)}>
          {words.rotate}
        </Button>
      )}
      <Button look="danger" onClick={() => onAction('remove')} aria-label={words.of(words.remove, name)}>
        {words.remove}
      </Button>
      {switching.isError && <ErrorNotice error={switching.error} />}
    </>
  )
}

/** How many recordings have not become calls; nothing while that is not known, or there are none. */
function Unsettled({ id }: { readonly id: string }) {
  const words = useWords(phoneWords)
  const { count } = useFormats()
  const { data } = useQuery(phoneQueries.unsettled(useClient(), id))
  if (!data) return null
  const { waiting, failed, more } = data
  const shown = (number: number) => `${count(number)}${more ? '+' : ''}`
  return (
    <>
      {waiting > 0 && (
        <span className={`${styles.chip} ${styles.fair}`}>{words.waiting(shown(waiting))}</span>
      )}
      {failed > 0 && <span className={`${styles.chip} ${styles.poor}`}>{words.failed(shown(failed))}</span>}
    </>
  )
}
