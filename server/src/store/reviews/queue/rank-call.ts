import { createHash } from 'node:crypto'

/** The place of a call by chance in this plan: like a lot that is drawn once and stays. */
export function rankCall(plan: { readonly id: string; readonly seed: number }, callId: string): string {
  return fingerprint(`${plan.seed}:${plan.id}:${callId}`)
}

/** Whether the call is among the share that is reviewed blind; by a lot of its own, whatever its place is. */
export function isDrawnBlind(
  plan: { readonly id: string; readonly seed: number; readonly blind_share: number },
  callId: string,
): boolean {
  const lot = Number.parseInt(fingerprint(`${plan.seed}:${plan.id}:${callId}:blind`).slice(0, 8), 16)
  return lot / 2 ** 32 < plan.blind_share
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
