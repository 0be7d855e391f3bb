/** One line per turn, three seconds each: `agent: words`. */
function readLines(text: string): { party: string; words: string }[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [, party, words] = /^\s*(\w+): (.+)$/.exec(line)!
      return { party: party!, words: words! }
    })
}

function bankRow(
  id: string,
  names: { readonly agent: string; readonly caller: string },
  task: Readonly<Record<string, string | number>>,
  text: string,
) {
  const turns = readLines(text).map(({ party, words }, index) => [party, 3 * index, 3 * index + 2.5, words])
  return {
    id,
    duration: 3 * turns.length,
    tasks: [task],
    agent_name: names.agent,
    caller: { 'first and last name': names.caller },
    turns,
  }
}

/** Calls to a bank with what the caller wanted, two with an even id and two with an odd one. Written for this purpose. */
export const bankRows = [
  bankRow(
    'bank-0',
    { agent: 'jennifer', caller: 'Elizabeth Davis' },
    { task_type: 'check balance', 'account balance': 134, 'balance check account type': 'savings' },
    `agent: hello this is harper valley national bank my name is jennifer how can i help you today
    caller: hi my name is elizabeth davis i need to check my account balance
    agent: which account would you like to check
    caller: my savings account
    agent: your savings account balance is one hundred thirty four dollars
    caller: great thank you
    agent: is there anything else i can help you with
    caller: no that is all
    agent: thank you for calling have a great day`,
  ),
  bankRow(
    'bank-1',
    { agent: 'robert', caller: 'Linda Moore' },
    { task_type: 'replace card', 'replacement card type': 'debit' },
    `agent: harper valley national bank my name is robert how may i help you
    caller: this is linda moore i lost my debit card and i need a new one
    agent: i am sorry to hear that i will send you a new debit card
    caller: how long will that take
    agent: it will come by mail in seven days
    caller: okay thanks bye
    agent: thank you goodbye`,
  ),
  bankRow(
    'bank-2',
    { agent: 'maria', caller: 'James Wilson' },
    {
      task_type: 'transfer money',
      'transfer amount': 56,
      'transfer source account': 'checking',
      'transfer destination account': 'savings',
    },
    `agent: hello you have reached harper valley national bank my name is maria
    caller: hi maria my name is james wilson i would like to transfer money
    agent: how much would you like to transfer and from which account
    caller: fifty six dollars from my checking account to my savings account
    agent: i have transferred fifty six dollars from checking to savings
    caller: perfect thank you
    agent: can i help you with anything else
    caller: no have a nice day`,
  ),
  bankRow(
    'bank-3',
    { agent: 'david', caller: 'Susan Taylor' },
    { task_type: 'schedule appointment', day: 'Thursday', time: '10:30 am' },
    `agent: this is the harper valley national bank my name is david how can i help you today
    caller: my name is susan taylor and i want to schedule an appointment
    agent: what day and what time would you like to come
    caller: thursday at ten thirty a m
    agent: your appointment is on thursday at ten thirty a m
    caller: thank you
    agent: thank you for calling goodbye`,
  ),
]

function starRow(id: number, task: string, wentWell: boolean, text: string) {
  return {
    id,
    tasks: [task],
    labels: { calm_and_helpful: wentWell, user_annoyed: !wentWell, task_success: wentWell },
    turns: readLines(text).map(({ party, words }) => [party, words]),
  }
}

/** Written conversations, of each half one that went well and one that did not. Written for this purpose. */
export const starRows = [
  starRow(
    0,
    'hotel_book',
    true,
    `customer: Hello, I would like to book a room at the Harbour Hotel for Friday night.
    agent: Of course, I am happy to help. Your name, please?
    customer: It is Alexis.
    agent: Thank you, Alexis. Your room at the Harbour Hotel is booked for Friday.
    customer: Wonderful, thank you so much!`,
  ),
  starRow(
    1,
    'ride_book',
    true,
    `customer: Hi, I need a ride to the airport at six.
    agent: Good evening. Where should the driver pick you up?
    customer: At the main station.
    agent: Your ride from the main station to the airport is confirmed for six.
    customer: Great, that is all I needed.`,
  ),
  starRow(
    2,
    'bank_fraud_report',
    false,
    `customer: Somebody used my card and I want to report fraud.
    agent: I cannot find you. That is not my problem.
    customer: This is ridiculous, I have waited for an hour and I am really angry!
    agent: You should have called earlier. I can do nothing for you.
    customer: You are useless. I want to speak to your manager.`,
  ),
  starRow(
    3,
    'restaurant_book',
    false,
    `customer: Please book a table for four at eight.
    agent: No. There is nothing free and I do not know when there will be.
    customer: You told me the opposite this morning, I am very annoyed.
    agent: Then you heard it wrong.
    customer: That is unacceptable. Forget it.`,
  ),
]
