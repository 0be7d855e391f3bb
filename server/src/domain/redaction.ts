/** Kinds of personal data that can be taken out of a call. */
export const redactKinds = ['cards', 'ssn', 'email', 'phone', 'account', 'dob'] as const

export type RedactKind = (typeof redactKinds)[number]

/** How often each kind was found in a call; a number said in several goes counts once. */
export type RedactionCounts = Partial<Record<RedactKind, number>>

/** A part of a recording that is covered by a tone. */
export interface BleepedStretch {
  readonly startSeconds: number
  readonly endSeconds: number
}
