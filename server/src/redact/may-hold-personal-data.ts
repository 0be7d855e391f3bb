/** Figures, number words, at-signs, months, spelled letters: whatever could be part of personal data when it is said. */
const traces =
  /\p{Nd}|@|\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen(?:th)?|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|double|triple|treble|dot|underscore|hyphen|dash|at|first|second|third|\w+th|january|february|march|april|may|june|july|august|september|october|november|december|iban|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|\p{L}+enta|doble|arroba|punto|guion|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b|\b\p{L}[ .,-]+\p{L}\b/iu

/** Whether the words of a text must be timed, so that only they need to be bleeped and not all of it. */
export function mayHoldPersonalData(text: string): boolean {
  return traces.test(text)
}
