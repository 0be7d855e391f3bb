import type { ComponentProps } from 'react'
import { Field } from '../../../parts/field.tsx'
import { TextInput } from '../../../parts/inputs.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { PhoneField } from './explain-field.ts'
import type { PhoneDraft } from './phone-draft.ts'
import { phoneFormWords } from './phone-form-words.ts'

export interface FormPart {
  readonly draft: PhoneDraft
  readonly isNew: boolean
  readonly onChange: (change: Partial<PhoneDraft>) => void
  /** What is wrong with a field that has this value; undefined: nothing is known to be. */
  readonly errorAt: (field: PhoneField, value?: string) => string | undefined
}

type TextField = {
  [Name in keyof PhoneDraft]: PhoneDraft[Name] extends string ? Name : never
}[keyof PhoneDraft]

export function bindField(
  { draft, onChange }: Pick<FormPart, 'draft' | 'onChange'>,
  name: Exclude<TextField, 'kind'>,
): ComponentProps<'input'> {
  return {
    value: draft[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }) => onChange({ [name]: target.value }),
  }
}

/** How the phone system is reached. */
export function ConnectionFields(props: FormPart) {
  return props.draft.kind === 'twilio' ? <TwilioFields {...props} /> : <AmazonConnectFields {...props} />
}

function TwilioFields(props: FormPart) {
  const { draft, isNew, errorAt } = props
  const words = useWords(phoneFormWords)
  return (
    <>
      <Field
        label={words.accountSid}
        hint={words.accountSidHint}
        error={errorAt('connection.account_sid', draft.accountSid)}
      >
        <TextInput required maxLength={100} {...bindField(props, 'accountSid')} />
      </Field>
      <Field
        label={words.authToken}
        hint={isNew ? words.authTokenHint : words.secretKept}
        error={errorAt('connection.auth_token', draft.authToken)}
      >
        <TextInput
          type="password"
          required={isNew}
          maxLength={500}
          {...bindField(props, 'authToken')}
          autoComplete="new-password"
        />
      </Field>
      <Field
        label={words.address}
        hint={words.addressHint}
        error={errorAt('connection.address', draft.address)}
      >
        <TextInput maxLength={500} inputMode="url" {...bindField(props, 'address')} />
      </Field>
    </>
  )
}

function AmazonConnectFields(props: FormPart) {
  const { draft, isNew, errorAt } = props
  const words = useWords(phoneFormWords)
  return (
    <>
      <Field label={words.bucket} hint={words.bucketHint} error={errorAt('connection.bucket', draft.bucket)}>
        <TextInput required maxLength={100} {...bindField(props, 'bucket')} />
      </Field>
      <Field label={words.region} hint={words.regionHint} error={errorAt('connection.region', draft.region)}>
        <TextInput required maxLength={100} {...bindField(props, 'region')} />
      </Field>
      <Field label={words.prefix} hint={words.prefixHint} error={errorAt('connection.prefix', draft.prefix)}>
        <TextInput maxLength={500} {...bindField(props, 'prefix')} />
      </Field>
      <Field
        label={words.accessKey}
        hint={words.accessKeyHint}
        error={errorAt('connection.access_key_id', draft.accessKey)}
      >
        <TextInput required maxLength={200} {...bindField(props, 'accessKey')} />
      </Field>
      <Field
        label={words.secretAccessKey}
        hint={isNew ? undefined : words.secretKept}
        error={errorAt('connection.secret_access_key', draft.secretAccessKey)}
      >
        <TextInput
          type="password"
          required={isNew}
          maxLength={500}
          {...bindField(props, 'secretAccessKey')}
          autoComplete="new-password"
        />
      </Field>
      <Field
        label={words.endpoint}
        hint={words.endpointHint}
        error={errorAt('connection.endpoint', draft.endpoint)}
      >
        <TextInput maxLength={500} inputMode="url" {...bindField(props, 'endpoint')} />
      </Field>
    </>
  )
}
