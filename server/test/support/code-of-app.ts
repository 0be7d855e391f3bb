import { generateSync } from 'otplib'

/** What an authenticator app shows now. */
export function codeOfApp(secret: string): string {
  return generateSync({ secret })
}
