/** What was said, turn by turn, and what is left of it. `A:` and `C:` say who speaks. */
type Example = readonly [said: string, left: string]

export const cardExamples: readonly Example[] = [
  ['C: My card number is 4111 1111 1111 1111.', 'C: My card number is [card].'],
  ['C: It is 4111-1111-1111-1111, thanks.', 'C: It is [card], thanks.'],
  ['C: 4111111111111111', 'C: [card]'],
  ['C: Visa 4012.8888.8888.1881', 'C: Visa [card]'],
  ['C: Amex is 378282246310005.', 'C: Amex is [card].'],
  ['C: 3782 822463 10005', 'C: [card]'],
  ['C: The number is 5555 5555 5555 4444 and I live here.', 'C: The number is [card] and I live here.'],
  ['C: four one one one one one one one one one one one one one one one', 'C: [card]'],
  ['C: four, three ones, four ones, one one one one, one one one one', 'C: [card]'],
  ['C: it is four triple one double one double one one one one one triple one one', 'C: it is [card]'],
  ['C: forty one eleven, eleven eleven, eleven eleven, eleven eleven', 'C: [card]'],
  ['C: Forty-one eleven, 1111, eleven eleven, one one one one.', 'C: [card].'],
  [
    'C: five five five five um five five five five okay five five five five and then four four four four',
    'C: [card]',
  ],
  [
    'C: oh one, my card, four oh one two eight eight eight eight eight eight eight eight one eight eight one',
    'C: oh one, my card, [card]',
  ],
  ['C: 4 0 1 2 8 8 8 8 8 8 8 8 1 8 8 1', 'C: [card]'],
  ['C: 4012, 8888, and then 8888, 1881', 'C: [card]'],
  [
    'C: four one one one / A: mhm / C: one one one one / A: okay / C: one one one one / A: yes, go on / C: one one one one',
    'C: [card] / A: mhm / C: [card] / A: okay / C: [card] / A: yes, go on / C: [card]',
  ],
  [
    'C: 4012 8888 / A: 4012 8888 / C: 8888 1881 / A: 8888 1881, thank you.',
    'C: [card] / A: [card] / C: [card] / A: [card], thank you.',
  ],
  [
    'C: 4111 1111 1111 1111 / A: So that is four one one one, one one one one, one one one one, one one one one?',
    'C: [card] / A: So that is [card]?',
  ],
  [
    'C: 4012888888881881. / A: Let me read that back: 4012 8888, is that right so far?',
    'C: [card]. / A: Let me read that back: [card], is that right so far?',
  ],
  // Misheard: the checksum fails.
  ['A: Can I have the card number? / C: 4111 1111 1111 1112', 'A: Can I have the card number? / C: [card]'],
  ['C: four one one one two one one one one one one one one one one one', 'C: [card]'],
  ['C: 371449635398432', 'C: [card]'],
  [
    'A: What is the long number on the front? / C: 4111 1111 1111 11',
    'A: What is the long number on the front? / C: [card]',
  ],
  [
    'A: Your card number please. / C: It starts with 4111, then I think it says 2222 and at the end 3333 4444',
    'A: Your card number please. / C: It starts with [card], then I think it says [card] and at the end [card]',
  ],
  [
    'A: And the credit card number? / C: Sure. / C: 4929 1111 / A: Go ahead. / C: hold on my glasses / C: 2222 and 3333',
    'A: And the credit card number? / C: Sure. / C: [card] / A: Go ahead. / C: hold on my glasses / C: [card]',
  ],
  [
    'C: 4111 1111 1111 1111 expiration 12/27 security code 123',
    'C: [card] expiration [card] security code [card]',
  ],
  [
    'A: What is the security code on the back? / C: It is nine one two.',
    'A: What is the security code on the back? / C: It is [card].',
  ],
  ['A: And the C V V? / C: one two three', 'A: And the C V V? / C: [card]'],
  [
    'A: The four digit code on the front of the card? / C: 4 8 2 1',
    'A: The four digit code on the front of the card? / C: [card]',
  ],
  ['C: My pin is 4 8 2 1.', 'C: My pin is [card].'],
  ['C: four five three nine one four A eight oh three four three six four six seven', 'C: [card]'],
  [
    'C: four five three nine / A: one four eight eight / C: zero three four three / A: six four six seven',
    'C: [card] / A: [card] / C: [card] / A: [card]',
  ],
  ['A: When does the card expire? / C: March 2027', 'A: When does the card expire? / C: [card]'],
  [
    'A: What is the expiration date on the card? / C: oh three twenty seven',
    'A: What is the expiration date on the card? / C: [card]',
  ],
]

export const ssnExamples: readonly Example[] = [
  [
    'A: The last four digits of your social security? / C: 1 2 3 4',
    'A: The last four digits of your social security? / C: [ssn]',
  ],
  [
    'A: What is your Social Security? / C: It is 536 22 1234.',
    'A: What is your Social Security? / C: It is [ssn].',
  ],
  ['C: My social is 536-22-1234.', 'C: My social is [ssn].'],
  ['C: 536-22-1234', 'C: [ssn]'],
  ['C: my ssn is 536221234', 'C: my ssn is [ssn]'],
  [
    'A: What is your social security number? / C: five three six, two two, one two three four',
    'A: What is your social security number? / C: [ssn]',
  ],
  ['C: five three six, two two, one two three four', 'C: [ssn]'],
  ['A: Your social? / C: five thirty six twenty two twelve thirty four', 'A: Your social? / C: [ssn]'],
  ['A: The last four of your social? / C: one two three four', 'A: The last four of your social? / C: [ssn]'],
  [
    'A: Can you verify the last four digits of your social security number? / C: Sure, it is 1234.',
    'A: Can you verify the last four digits of your social security number? / C: Sure, it is [ssn].',
  ],
  // Misheard: a digit is missing, or it begins as none can.
  ['A: And your social security number? / C: 536 22 123', 'A: And your social security number? / C: [ssn]'],
  ['A: And your social security number? / C: 936 22 1234', 'A: And your social security number? / C: [ssn]'],
  [
    'A: I need your social. / C: five three six / A: okay / C: two two / A: mhm / C: one two three four',
    'A: I need your social. / C: [ssn] / A: okay / C: [ssn] / A: mhm / C: [ssn]',
  ],
]

export const otherExamples: readonly Example[] = [
  [
    'A: Date of birth and social? / C: march fourth nineteen eighty five, five three six two two one two three four',
    'A: Date of birth and social? / C: [dob], [ssn]',
  ],
  ['C: john.smith@gmail.com', 'C: [email]'],
  ['C: Write to J_Doe+shop@mail.example.co.uk, please.', 'C: Write to [email], please.'],
  ['C: My email is john dot smith at gmail dot com.', 'C: My email is [email].'],
  ['C: it is john underscore smith eighty two at hotmail dot com', 'C: it is [email]'],
  ['C: my email address is j o h n s at yahoo dot com', 'C: my email address is [email]'],
  ['C: That is mary smith at g mail dot com', 'C: That is [email]'],
  ['C: john.smith at gmail.com', 'C: [email]'],
  ['C: jsmith@gmail dot com', 'C: [email]'],
  ['C: sales at big dash company dot co dot uk', 'C: [email]'],
  ['C: b as in boy o b 7 at outlook dot com', 'C: [email]'],
  [
    'A: Your email? / C: john dot smith / A: mhm / C: at gmail dot com',
    'A: Your email? / C: [email] / A: mhm / C: [email]',
  ],
  [
    'A: What is your email address? / C: smith underscore jones',
    'A: What is your email address? / C: [email]',
  ],
  ['C: john smith all one word at gmail dot com', 'C: [email]'],
  ['C: It is john smith, at sign, yahoo dot com.', 'C: It is [email].'],
  ['A: Your email? / C: It is John Smith at Gmail. Com.', 'A: Your email? / C: It is [email].'],
  ['A: Your email? / C: j. smith at aol', 'A: Your email? / C: [email]'],
  [
    'A: Username and email? / C: jsmith30, jsmith30@email.com',
    'A: Username and email? / C: jsmith30, [email]',
  ],
  ['A: Can you spell your email? / C: s, m, i, t, h', 'A: Can you spell your email? / C: [email]'],
  ['C: Call me at 212-555-0147.', 'C: Call me at [phone].'],
  ['C: (212) 555-0147', 'C: [phone]'],
  ['C: 212.555.0147', 'C: [phone]'],
  ['C: My number is two one two five five five zero one four seven.', 'C: My number is [phone].'],
  ['C: two one two, triple five, oh one four seven', 'C: [phone]'],
  ['A: What is your phone number? / C: 555 0147', 'A: What is your phone number? / C: [phone]'],
  ['C: +44 20 7946 0958', 'C: [phone]'],
  ['C: my mobile is oh seven seven double oh nine oh oh one two three', 'C: my mobile is [phone]'],
  ['A: So that is 212 / C: yes / A: 555 0147?', 'A: So that is [phone] / C: yes / A: [phone]?'],
  ['C: My account number is 12345678.', 'C: My account number is [account].'],
  [
    'A: Your account number? / C: eight seven six five four three two one',
    'A: Your account number? / C: [account]',
  ],
  ['C: The routing number is 021000021.', 'C: The routing number is [account].'],
  ['C: GB29 NWBK 6016 1331 9268 19', 'C: [account]'],
  ['C: DE89370400440532013000 is mine', 'C: [account] is mine'],
  [
    'C: the iban is D E eight nine three seven zero four zero zero four four zero five three two zero one three zero zero zero',
    'C: the iban is [account]',
  ],
  ['A: What is your date of birth? / C: March 4th, 1985.', 'A: What is your date of birth? / C: [dob].'],
  ['A: Date of birth? / C: the fourth of march nineteen eighty five', 'A: Date of birth? / C: [dob]'],
  ['A: And your date of birth? / C: 03/04/1985', 'A: And your date of birth? / C: [dob]'],
  ['A: Your birthday please. / C: oh three oh four eighty five', 'A: Your birthday please. / C: [dob]'],
  ['C: I was born on July 21, 1990 in Ohio.', 'C: I was born on [dob] in Ohio.'],
]

export const spanishExamples: readonly Example[] = [
  ['C: cuatro uno uno uno, uno uno uno uno, uno uno uno uno, uno uno uno uno', 'C: [card]'],
  [
    'C: cuarenta doce, ochenta y ocho ochenta y ocho, ochenta y ocho, ochenta y ocho, dieciocho ochenta y uno',
    'C: [card]',
  ],
  ['C: cuarenta y uno once, once once, once once, once once.', 'C: [card].'],
  [
    'A: ¿Me da el número de su tarjeta? / C: Sí, es 4111 1111 1111 1112.',
    'A: ¿Me da el número de su tarjeta? / C: Sí, es [card].',
  ],
  ['A: ¿Y el código de seguridad? / C: uno dos tres', 'A: ¿Y el código de seguridad? / C: [card]'],
  [
    'A: ¿Su número de seguro social? / C: cinco tres seis, dos dos, uno dos tres cuatro',
    'A: ¿Su número de seguro social? / C: [ssn]',
  ],
  [
    'A: ¿Cuál es su teléfono? / C: cinco cinco cinco cero uno cuatro siete',
    'A: ¿Cuál es su teléfono? / C: [phone]',
  ],
  [
    'A: ¿Su correo electrónico? / C: Es juan punto pérez arroba gmail punto com',
    'A: ¿Su correo electrónico? / C: Es [email]',
  ],
  ['A: ¿Su fecha de nacimiento? / C: El 4 de marzo de 1985.', 'A: ¿Su fecha de nacimiento? / C: El [dob].'],
  ['C: Mi número de cuenta es 12345678.', 'C: Mi número de cuenta es [account].'],
  ['C: Pagué dos mil quinientos pesos el 4 de mayo.', 'C: Pagué dos mil quinientos pesos el 4 de mayo.'],
  ['A: Su número de pedido es 482910441.', 'A: Su número de pedido es 482910441.'],
]

/** What must stay as it is, whatever is looked for. */
export const innocent: readonly string[] = [
  'C: I am a constructor, a double constructor, five constructor thousand.',
  'C: I only called once, at one, once more.',
  'A: Did you just have a birthday? / C: Yes. / A: When was your last visit? / C: It was in May. / A: And before? / C: July 29th, 2008.',
  'C: It is on the order, 112-3456789-1234568, that is the order number.',
  'C: I met him at the office dot. Come on.',
  'C: I get my social security check of 1200 on the 3rd.',
  'C: He was at gate 5, row 22, seat 14.',
  'C: I paid $4,111.11 on 12/25 and $1,111 in 2024.',
  'C: It costs four hundred twenty five dollars and fifty cents.',
  'C: I called at 10:30 on March 4th, 2024.',
  'C: The order number is 4829104411.',
  'A: Your confirmation code is 8 8 2 1 9 4 0.',
  'A: Your tracking number is 612999123456789 and it ships today.',
  'C: My zip code is 30301.',
  'C: I have been a customer since nineteen ninety eight.',
  'A: We are open from nine to five, seven days a week.',
  'A: Call us at 1-800-555-0199 any time.',
  'C: One of them is broken, the other one is fine, and one more is late.',
  'C: I ordered two shirts, three jackets and four pairs of jeans.',
  'A: One moment please. One second.',
  'C: twenty five thousand people came in two thousand nineteen',
  'A: That will be delivered in 3 to 5 business days.',
  'A: The card ending in 4821 was charged.',
  'A: Can you confirm the last four of the card? / C: 4821',
  'A: Your appointment is on June 5th at 3 pm.',
  'C: I met him at the dot com conference.',
  'C: I am at home. Come over at noon.',
  'C: I was at work at 5 and at 6.',
  'C: My flight number is 1234 on the 22nd.',
  'C: He works at yahoo in social media.',
  'C: I get social security since 2019.',
  'C: My reference number is 12345678901.',
  'A: The offer expires 12/25.',
  'A: The price is one two five.',
  'C: It happened on 11/02/2023 between 8:15 and 9:45.',
  'A: Please hold for 2 minutes, there are 14 callers before you.',
  'C: 1, 2, 3, testing.',
  'C: I took 500 mg three times a day for 10 days.',
  'A: Press one for sales, two for service.',
  'C: My account is locked.',
  'C: I ordered one on the third and one on the fourth of May.',
  'A: Your balance is one thousand two hundred thirty four dollars.',
  'C: Route 66 to exit 101, then 3 miles.',
  'A: Ticket 88213, opened 2024-05-06.',
  'C: The serial number is 4 4 5 1 2 9 8 8 7 1 0 2.',
]
