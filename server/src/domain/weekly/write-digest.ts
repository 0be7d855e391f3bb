import { inOneLine } from '../alerts/describe-alert.ts'
import { toolsFor } from './digest-tools.ts'
import { type DigestWords, english, spanish } from './digest-words.ts'
import type { MailLanguage, PersonsWeek } from './weekly-digest.ts'
import { writeAgentWeek } from './write-agent-week.ts'
import { writeLeadWeek } from './write-lead-week.ts'

const languages: Readonly<Record<MailLanguage, DigestWords>> = { en: english, es: spanish }

/** A mail in plain text. It names criteria, agents and calls, never what was said on a call. */
export function writeDigest(
  week: PersonsWeek,
  reader: {
    readonly name: string
    readonly language: MailLanguage
    /** The address of the dashboard. */
    readonly baseUrl: string
  },
): { readonly subject: string; readonly text: string } {
  const words = languages[reader.language]
  const tools = toolsFor(words, reader.baseUrl, week.week)
  const parts = week.kind === 'lead' ? writeLeadWeek(tools, week) : writeAgentWeek(tools, week)
  const text = [
    words.hello(inOneLine(reader.name)),
    week.kind === 'lead' ? words.lead(tools.days) : words.agent(tools.days),
    ...parts
      .filter(({ lines }) => lines.length > 0)
      .map(({ heading, lines }) => [heading.toLocaleUpperCase(words.locale), ...lines].join('\n')),
    `${words.why}\n${tools.link('/account')}`,
  ].join('\n\n')
  return { subject: words.subject(tools.days), text: `${text}\n` }
}
