/** English and Spanish side by side: their number words do not get in each other's way, but for `once`. */
function readTable(...lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [digits, ...words] = line.split(' ')
      return words.map((word): [string, string] => [word, digits!])
    }),
  )
}

export const units = readTable(
  '0 zero nought naught nil cero',
  '1 one uno',
  '2 two dos',
  '3 three tres',
  '4 four cuatro',
  '5 five cinco',
  '6 six seis',
  '7 seven siete',
  '8 eight ocho',
  '9 nine niner nueve',
)

/** Two digits in one word. */
export const teens = readTable(
  '10 ten diez',
  '11 eleven',
  '12 twelve doce',
  '13 thirteen trece',
  '14 fourteen catorce',
  '15 fifteen quince',
  '16 sixteen dieciséis dieciseis',
  '17 seventeen diecisiete',
  '18 eighteen dieciocho',
  '19 nineteen diecinueve',
  '21 veintiuno',
  '22 veintidós veintidos',
  '23 veintitrés veintitres',
  '24 veinticuatro',
  '25 veinticinco',
  '26 veintiséis veintiseis',
  '27 veintisiete',
  '28 veintiocho',
  '29 veintinueve',
)

/** The first of two digits. */
export const tens = readTable(
  '2 twenty veinte',
  '3 thirty treinta',
  '4 forty fourty cuarenta',
  '5 fifty cincuenta',
  '6 sixty sesenta',
  '7 seventy setenta',
  '8 eighty ochenta',
  '9 ninety noventa',
)

export const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['mil', 1000],
])

export const repeats: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['doble', 2],
  ['triple', 3],
  ['treble', 3],
  ['quadruple', 4],
])

/** Numbers only among numbers. */
export const soundAlike = readTable('0 oh o', '1 won', '2 to too', '3 tree', '4 for fore', '8 ate', '11 once')

/** What follows an amount, a length of time or a time of day. */
export const quantities: ReadonlySet<string> = new Set(
  [
    "dollar dollars buck bucks cent cents pound pounds euro euros usd percent % am pm o'clock seconds minute",
    'minutes hour hours day days week weeks month months year years times people items item pieces degrees',
    'feet foot inches inch miles mile mg ml milligrams grams kilos gigs gigabytes st nd rd th million billion',
    'thousand hundred business dólar dólares dolares peso pesos centavos segundos minuto minutos hora horas día días',
    'dias semana semanas mes meses año años veces personas millones',
  ]
    .join(' ')
    .split(' '),
)
