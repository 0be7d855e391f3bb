import type { MailLanguage } from '../weekly/weekly-digest.ts'
import { inOneLine } from './describe-alert.ts'

/** Tells somebody that alerts of the rule reach them. */
export function writeTestMail(
  ruleName: string,
  language: MailLanguage | null,
  baseUrl: string,
): { readonly subject: string; readonly text: string } {
  const name = inOneLine(ruleName)
  const said =
    language === 'es'
      ? {
          subject: `Prueba: ${name}`,
          text: `Esto es solo una prueba. La regla «${name}» le avisará en esta dirección.`,
        }
      : { subject: `Test: ${name}`, text: `This is only a test. The rule “${name}” will tell you here.` }
  return { subject: said.subject, text: `${said.text}\n\n${baseUrl}/alerts\n` }
}
