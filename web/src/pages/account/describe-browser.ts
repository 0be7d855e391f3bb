const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** What a program calls itself that does not claim to be a browser like all others: "curl" of "curl/8.14.1". */
const ownName = /^(?!Mozilla\b)[a-z][\w.-]{0,39}/i

/** What a browser says of itself, in two words; either is undefined where it cannot be told. */
export function describeBrowser(agent: string | null): {
  readonly browser: string | undefined
  readonly system: string | undefined
} {
  const find = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, sign]) => sign.test(agent ?? ''))?.[0]
  return { browser: find(browsers) ?? agent?.match(ownName)?.[0], system: find(systems) }
}
