import type { PasskeyKey } from '../../store/people/passkeys.ts'
import type { NewPasskey, PasskeyAnswer } from './passkey-schemas.ts'
import type { RelyingParty } from './relying-party.ts'

// Loaded at first use, for it takes its time.
const webauthn = () => import('@simplewebauthn/server')

/** Ed25519, ES256 and RS256, which every device has one of. */
const algorithms = [-8, -7, -257]

/** What the browser is asked for: a key that is kept on the device and that only its owner can use. */
export async function askForNewPasskey(
  { id: rpID }: RelyingParty,
  person: { readonly id: string; readonly email: string; readonly name: string },
  known: readonly string[],
) {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: 'Callmark',
    rpID,
    userID: handleOf(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Names no account: the device knows which of its keys are for here. */
export async function askForPasskey({ id: rpID }: RelyingParty) {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({ rpID, userVerification: 'required' })
}

/** Undefined: it is not an answer to what was asked, or not from our own page. */
export async function readNewPasskey(
  response: NewPasskey,
  { id, origin }: RelyingParty,
  challenge: string,
): Promise<PasskeyKey | undefined> {
  const { verifyRegistrationResponse } = await webauthn()
  try {
    if (!(await isPlain(response))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return undefined
    const { publicKey, counter } = registrationInfo.credential
    return {
      id: registrationInfo.credential.id,
      publicKey,
      counter,
      transports: response.response.transports,
    }
  } catch {
    return undefined
  }
}

/** The counter of the key; undefined: the answer is not this key's, not to what was asked, or not from our own page. */
export async function checkPasskey(
  response: PasskeyAnswer,
  passkey: PasskeyKey & { readonly personId: string },
  { id, origin }: RelyingParty,
  challenge: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { userHandle } = response.response
  if (userHandle && userHandle !== Buffer.from(handleOf(passkey.personId)).toString('base64url'))
    return undefined
  try {
    const { userHandle: _, ...answer } = response.response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: answer },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/**
 * Without certificates of a maker: none was asked for, and checking them would have the service fetch lists from addresses
 * that stand in them.
 */
async function isPlain({ response }: NewPasskey): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const made = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')))
  const format = made.get('fmt')
  return format === 'none' || (format === 'packed' && made.get('attStmt').get('x5c') === undefined)
}

/** Whose key it is, as the device keeps it: not an address or a name that others could read there. */
function handleOf(personId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(personId.replaceAll('-', ''), 'hex'))
}
