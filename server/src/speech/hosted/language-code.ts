const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** Names that vendors use and the standard's English names do not. */
const otherNames: Readonly<Record<string, string>> = {
  bengali: 'bn',
  cantonese: 'zh',
  castilian: 'es',
  flemish: 'nl',
  haitian: 'ht',
  maori: 'mi',
  mandarin: 'zh',
  moldovan: 'ro',
  myanmar: 'my',
  nynorsk: 'nn',
  pushto: 'ps',
  tagalog: 'tl',
  valencian: 'ca',
  yue: 'zh',
}
let codes: ReadonlyMap<string, string> | undefined

/** The ISO 639-1 code of what a vendor calls a language: `english`, `en`, `en-US`. */
export function findLanguageCode(named: string | null | undefined): string | undefined {
  const name = named?.trim().toLowerCase()
  if (!name) return undefined
  const code = /^([a-z]{2})(?:[-_].*)?$/.exec(name)?.[1]
  if (code) return code
  codes ??= listCodes()
  return otherNames[name] ?? codes.get(name)
}

function listCodes(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const found = new Map<string, string>()
  for (const first of letters) {
    for (const second of letters) {
      const name = names.of(first + second)?.toLowerCase()
      // Withdrawn codes come under the name of the one in force, which `getCanonicalLocales` gives.
      if (name) found.set(name, Intl.getCanonicalLocales(first + second)[0]!)
    }
  }
  return found
}
