export function text(value: string): string {
  if (value.includes('\0')) throw new Error('contains a NUL character')
  return value
}

export function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new Error(`must be a whole number from ${least} to ${most}, not "${value}"`)
    }
    return number
  }
}

export function oneOf<const T extends string>(allowed: readonly T[]): (value: string) => T {
  return (value) => {
    const match = allowed.find((item) => item.toLowerCase() === value.toLowerCase())
    if (!match) throw new Error(`must be ${allowed.join(', ')}, not "${value}"`)
    return match
  }
}

export function url(protocols: readonly string[]): (value: string) => string {
  return (value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined
    if (!parsed || !protocols.includes(parsed.protocol)) {
      throw new Error(
        `must be an address that starts with ${protocols.map((name) => `${name}//`).join(' or ')}`,
      )
    }
    return value.replace(/\/+$/, '')
  }
}
