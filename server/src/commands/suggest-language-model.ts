import type { Config } from '../config.ts'
import {
  type FoundServer,
  findServers,
  type ServerPlace,
  usualPlaces,
} from '../judge/llm/servers/find-servers.ts'

const mostNamed = 5

/**
 * Where calls are scored by the embedded judge although a language model runs on this machine: a line that says which,
 * and which settings would use it. Never fails, and is not waited for.
 */
export async function suggestLanguageModel(
  config: Pick<Config, 'JUDGE_ENGINE' | 'JUDGE_SUGGEST'>,
  ownAddress: string,
  say: (line: string) => void,
  places: readonly ServerPlace[] = usualPlaces,
): Promise<void> {
  if (config.JUDGE_ENGINE !== 'embedded' || config.JUDGE_SUGGEST === 'off') return
  const ownPort = Number(new URL(ownAddress).port)
  const servers = await findServers(places.filter(({ port }) => port !== ownPort))
  for (const server of servers) say(describeServer(server))
}

function describeServer({ name, url, models }: FoundServer): string {
  const more = models.length - mostNamed
  const named = models.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
  const settings = `JUDGE_ENGINE=openai-compatible JUDGE_URL=${url} JUDGE_MODEL=${models[0]}`
  return `${name} runs on this machine with ${named}. A language model is the better judge; to use it, set ${settings} (docs/language-model.md).`
}
