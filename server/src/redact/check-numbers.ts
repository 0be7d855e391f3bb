/** The last digit of a card number follows from the others. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at])
    const doubled = at % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** First digits and lengths of the cards there are: Visa, Mastercard, Amex, Diners, Discover, JCB, UnionPay, Maestro. */
const issuers: readonly RegExp[] = [
  /^4(\d{12}|\d{15}|\d{18})$/,
  /^(5[1-5]\d{4}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d\d)\d{10}$/,
  /^3[47]\d{13}$/,
  /^3(0[0-5]|[689]\d)\d{11}(\d{2,5})?$/,
  /^6(011|4[4-9]\d|5\d\d)\d{12}(\d{3})?$/,
  /^35(2[89]|[3-8]\d)\d{12}$/,
  /^62\d{14,17}$/,
  /^(5[06-9]|6\d)\d{11,17}$/,
  /^220[0-4]\d{12}$/,
]

export function isCardNumber(digits: string): boolean {
  return issuers.some((pattern) => pattern.test(digits)) && passesLuhn(digits)
}

/** No area 000, 666 or 9xx, no group 00, no serial 0000. */
export function isSocialSecurityNumber(digits: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits)
}

/** North American: neither area nor exchange begins with 0 or 1. Numbers that are free to call belong to no person. */
export function isPersonalPhoneNumber(digits: string): boolean {
  return /^1?(?!8(00|33|44|55|66|77|88)|900)[2-9]\d{2}[2-9]\d{6}$/.test(digits)
}

export function isIban(text: string): boolean {
  const compact = text.toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false
  const turned = compact.slice(4) + compact.slice(0, 4)
  let rest = 0
  for (const character of turned) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}
