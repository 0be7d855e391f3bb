/**
 * Read against the list of tasks: whether the name alone says what the calls of the theme are about. One reader judged
 * them, who also works on the code. Names that change have to be judged anew.
 */
export const judgedNames: Readonly<Record<'bank' | 'star', Readonly<Record<string, boolean>>>> = {
  bank: {
    'New checkbook, address, street': true,
    'Schedule an appointment': true,
    'Check my account balance': true,
    'Transfer money between my accounts, amount': true,
    'Pay a bill, company, smart electric': true,
    'Local branch': true,
    'Send me a new, card, lost': true,
    'Reset my password, number': true,
  },
  star: {
    // Most of them report fraud.
    'Account, debit card, pin': false,
    Flight: true,
    'Old town inn, hotel, room': true,
    'Party, venue, north heights': true,
    'Ride, forbes and murray, broadway and main': true,
    // With a doctor; the name could as well be of a viewing.
    'Appointment, johnson': false,
    'Weather, sunny': true,
    'Chief engineer, code, attack': true,
    'Play a trivia': true,
    'Viewing an apartment, north hill': true,
  },
}
