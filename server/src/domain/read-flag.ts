/** True or false as programs write it where everything is text; undefined: neither. */
export function readFlag(text: string): boolean | undefined {
  if (/^(true|1)$/i.test(text)) return true
  return /^(false|0)$/i.test(text) ? false : undefined
}
