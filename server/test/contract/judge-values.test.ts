import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findValues, type ValueType } from '../../src/judge/spoken/find-values.ts'

// A Wednesday.
const calledOn = '2026-03-04'

/** What is said, and what must be among the values found: each as `value` or `value = the words that say it`. */
type Row = readonly [said: string, ...expected: string[]]

function checkRows(type: ValueType, rows: readonly Row[]) {
  for (const [said, ...expected] of rows) {
    test(said, () => {
      const found = findValues(type, said, calledOn)
      const shown = found.flatMap(({ value, start, end }) => [value, `${value} = ${said.slice(start, end)}`])
      for (const one of expected) assert.ok(shown.includes(one), `${one} is not among ${shown.join(' | ')}`)
    })
  }
}

function checkNothing(type: ValueType, sayings: readonly string[]) {
  for (const said of sayings)
    test(`nothing in: ${said}`, () => assert.deepEqual(findValues(type, said, calledOn), []))
}

function firstOf(type: ValueType, said: string): string | undefined {
  return findValues(type, said, calledOn)[0]?.value
}

describe('a number is found however it is said', () => {
  checkRows('number', [
    ['It was forty-two pounds.', '42 = forty-two'],
    ['normally we charge a hundred and eighty', '180 = a hundred and eighty'],
    ['Hundred and eighteen pounds.', '118 = Hundred and eighteen'],
    ['twelve fifty', '1250 = twelve fifty', '12.50 = twelve fifty'],
    ['one thirty-four', '134', '1.34'],
    ['four ninety nine', '499', '4.99'],
    ["so it's one seventy-nine fifty", '179.50 = one seventy-nine fifty', '17950'],
    ['thirty ten on the third', '30.10'],
    ['twelve oh five', '12.05', '1205'],
    ['two and a half thousand', '2500 = two and a half thousand'],
    ['half a million', '500000'],
    ['one point five million', '1500000'],
    ['a total of £1,250.50 today', '1250.50 = £1,250.50'],
    ['ten percent', '10'],
    ['forty-four point one', '44.1'],
    ['eighteen hundred and sixty', '1860 = eighteen hundred and sixty'],
    ['sixty-one thousand, eight hundred and forty-four', '61844'],
    ['four thousand two fifty', '4250'],
    ['two lakh fifty thousand rupees', '250000'],
    ['fifty-seven eight nine oh', '57890'],
    ['three pound eighty for three hours', '3.80 = three pound eighty', '3'],
    ['five dollars and ten cents', '5.10'],
    ['it is for pound twenty', '4.20'],
    ['ninety-nine p', '0.99', '99'],
    ['two or three thousand', '2000 = two', '3000'],
    ['between sixty-eight hundred and, say, seventy-two', '6800', '7200 = seventy-two'],
    ['an hour and a half', '1.5'],
    ['half an hour', '30', '0.5'],
    ['three quarters of an hour', '45 = three quarters of an hour'],
    ['minus four degrees', '-4'],
    ['I rang twice', '2'],
    ['two grand', '2000'],
    ['3-0-6-5', '3065'],
  ])
  checkNothing('number', ['I would like to know.', 'Thank you for calling.', '', '9'.repeat(400)])
  test('the likelier reading comes first', () =>
    assert.equal(firstOf('number', 'a hundred and thirty'), '130'))
})

describe('a date is found however it is said', () => {
  checkRows('date', [
    ['the ninth of March', '2026-03-09 = ninth of March'],
    ['March 9th', '2026-03-09 = March 9th'],
    ['March the ninth, 2027', '2027-03-09 = March the ninth, 2027'],
    ['june second twenty twenty six', '2026-06-02 = june second twenty twenty six'],
    ['fourth of March, fifty-two', '1952-03-04'],
    ['the ninth of the third', '2026-03-09'],
    ['on the twenty-third', '2026-03-23 = twenty-third', '2026-02-23'],
    ["The sixteenth's gone.", '2026-03-16'],
    ['the 5th of next month', '2026-04-05 = 5th of next month'],
    ['Friday the eleventh', '2026-09-11 = eleventh', '2026-03-11'],
    ['First week of September, the, hold on, the seventh.', '2026-09-07 = seventh'],
    ['next Monday', '2026-03-09 = next Monday'],
    ['this Thursday', '2026-03-05 = this Thursday'],
    ['last Friday', '2026-02-27 = last Friday'],
    ['Friday week', '2026-03-13 = Friday week'],
    ['a week on Tuesday', '2026-03-17 = a week on Tuesday'],
    ['two weeks from Monday', '2026-03-23'],
    ['tomorrow', '2026-03-05'],
    ['the day after tomorrow', '2026-03-06'],
    ['in ten days', '2026-03-14 = in ten days'],
    ['within ten working days', '2026-03-18'],
    ["in a week's time", '2026-03-11'],
    ['three weeks ago', '2026-02-11 = three weeks ago'],
    ['3/9', '2026-03-09 = 3/9', '2026-09-03 = 3/9'],
    ['it expires 8-22-2027', '2027-08-22 = 8-22-2027'],
    ['2026-12-24', '2026-12-24'],
    ['by the end of the month', '2026-03-31 = end of the month'],
    ['by the end of April', '2026-04-30'],
    ['29 February', '2028-02-29'],
  ])
  checkNothing('date', [
    'May I ask who is calling?',
    'may I',
    'You may one day.',
    'Give me a second.',
    'They march on.',
    '2026-02-30',
    'He sat down.',
  ])
  test('a day without a year is the next one', () => {
    assert.equal(firstOf('date', 'the second of March'), '2027-03-02')
  })
  test('a day that was is the last one', () => {
    assert.equal(firstOf('date', 'It was the ninth of January.'), '2026-01-09')
  })
})

describe('a time is found however it is said', () => {
  checkRows('time', [
    ['half past three', '15:30 = half past three', '03:30'],
    ['half seven', '07:30 = half seven', '19:30'],
    ['quarter to five', '16:45 = quarter to five', '04:45'],
    ['twenty past two', '14:20'],
    ['ten past midnight', '00:10'],
    ['nine fifteen', '09:15', '21:15'],
    ['eight-thirty?', '08:30 = eight-thirty'],
    ['ten oh five', '10:05'],
    ['14:20', '14:20'],
    ['7:05 in the morning', '07:05 = 7:05 in the morning'],
    ['two in the afternoon', '14:00 = two in the afternoon'],
    ['eight this evening', '20:00 = eight this evening'],
    ['before ten at night', '22:00'],
    ['twelve thirty a m', '00:30'],
    ['4:36 p.m.', '16:36 = 4:36 p.m'],
    ['by noon', '12:00 = noon'],
    ["I'll come at ten.", '10:00 = ten', '22:00'],
    ["by four or I'll ring you", '16:00'],
    ['Between eight and ten.', '08:00', '10:00'],
    ['open nine to five', '09:00', '17:00'],
    ['8-10', '08:00', '10:00'],
    ["He says seven's fine.", '19:00'],
    ['Thursday, eight, with the van', '08:00'],
    ['held for thirty minutes till 10:40', '10:40'],
    ['at 1430 hours', '14:30'],
  ])
  checkNothing('time', [
    'at one point',
    'by two people',
    'about forty pounds',
    'five to seven working days',
    'in about two or three weeks',
    'I have two dogs and three cats',
    '£10',
  ])
  test('office hours come first', () => {
    assert.equal(firstOf('time', 'at seven'), '07:00')
    assert.equal(firstOf('time', 'at six'), '18:00')
    assert.equal(firstOf('time', 'tomorrow evening at eight'), '20:00')
  })
})

describe('a code is found however it is split or spelled', () => {
  checkRows('code', [
    ['Job is D K 4 7 1 4.', 'DK4714 = D K 4 7 1 4'],
    ['DK 4714', 'DK4714 = DK 4714'],
    ['reference dk 7-7-1-2', 'DK7712'],
    ['R C 0 6 2 double 8 5', 'RC062885'],
    ['double four seven oh', '4470'],
    ['oh seven seven double oh, nine hundred, one two three', '07700900123'],
    ['It is B for Bravo, seven three one dash nine', 'B7319'],
    ['write: D, D for Delhi, 7 1 1 8', 'D7118'],
    ['C as in Chennai, 7 2 4 0', 'C7240'],
    ['bravo seven three one', 'B731'],
    ['CS-88-2-16', 'CS88216 = CS-88-2-16'],
    ["5-8-9, then 4-0. That's all.", '58940 = 5-8-9, then 4-0'],
    ['4 J M, 8, T, 1, 3', '4JM8T13'],
    ['4JM8T13', '4JM8T13'],
    ['J, um, J 1 1 8 8', 'J1188'],
    ['085 555 0 1 4 6. Sorry, 0 1 6 4.', '0855550164', '0855550146'],
    ['twenty three forty one', '2341'],
    ['K O 7 1', 'KO71', 'K071'],
    ['four o five', '405'],
    ['MY CODE IS D K FOUR SEVEN', 'DK47'],
  ])
  checkNothing('code', ['I have a question.', 'Is that for you?', 'in january i paid', '£1.50'])
})

describe('a name is found by its capitals, by its spelling, or by what announces it', () => {
  checkRows('name', [
    ["It's Orla Feeney in Drumcondra.", 'Orla Feeney = Orla Feeney', 'Drumcondra'],
    ["Her name's Mrs. Pruitt.", 'Pruitt = Pruitt'],
    ['Joan.', 'Joan'],
    ["Jago's coming.", 'Jago = Jago'],
    ['Hiya Niall', 'Niall'],
    ['Ask for Dr. Patrick O’Brien please', 'Patrick O’Brien'],
    ['Smith-Jones', 'Smith-Jones'],
    ['Maria de la Cruz called', 'Maria de la Cruz'],
    ['Will Hargreaves said so', 'Will Hargreaves'],
    ['this is Pooja R speaking', 'Pooja R'],
    ['That is S M Y T H E.', 'Smythe = S M Y T H E'],
    ['J O H N', 'John'],
    ['my name is john smith and i live here', 'john smith'],
    ['MY NAME IS JOHN SMITH', 'JOHN SMITH'],
  ])
  checkNothing('name', [
    "I'll see.",
    'I’m here. It’s OK.',
    'Okay. Right. Thanks. Can you?',
    'On Monday, in March.',
    'Sixteen. Lovely.',
  ])
})

describe('text that is meant to do harm', () => {
  const types: readonly ValueType[] = ['number', 'date', 'time', 'name', 'code']
  const pieces = ['1', '1,', 'one ', 'a ', 'A ', 'a hundred and ', 'double ', 'oh ', '3/9 ', 'D for Delhi, ']
  const more = [
    'half past ',
    'Mr. ',
    'John ',
    'de la ',
    'in ten days ',
    'the first of ',
    '9:',
    "a'a",
    'point ',
  ]
  for (const type of types) {
    test(`gives few values of the type ${type} and does not hold up the others`, () => {
      for (const piece of [...pieces, ...more]) {
        // Anything but linear time would take hours.
        const text = piece.repeat(Math.ceil(200_000 / piece.length))
        const found = findValues(type, text, calledOn)
        assert.ok(found.length <= 40, `${found.length} values of ${piece}`)
        for (const { start, end } of found) assert.ok(0 <= start && start < end && end <= text.length)
      }
    })
  }
})
