/** By the task a caller of the bank had been given: what a QA lead would ask for, in words that hardly anybody says on a call. */
export const questionsOfTasks: Readonly<Record<string, readonly string[]>> = {
  'replace card': [
    'customers whose card is gone and who need a new one',
    'somebody has lost their plastic and wants another sent out',
  ],
  'transfer money': [
    'moving funds from one account to another',
    'shifting cash between checking and savings',
  ],
  'check balance': [
    'somebody wants to know how much money they have',
    'the agent tells the customer what is left in the account',
  ],
  'order checks': ['customer asks for a new checkbook', 'more paper checks are sent by mail'],
  'pay bill': ['settling an amount owed to a company', 'customer clears what they owe to a utility provider'],
  'reset password': [
    'cannot get into the online account any more',
    'login credentials are forgotten and have to be set anew',
  ],
  'schedule appointment': [
    'customer would like to come in and see somebody in person',
    'a meeting with a banker is booked',
  ],
  'get branch hours': [
    'when does the office open and close',
    'at what time of day can one visit the local bank',
  ],
}

/** What is asked while time is taken. */
export const askedQuestions: readonly string[] = [
  ...Object.values(questionsOfTasks).flat(),
  'customers who were charged twice',
  'the customer threatens to leave for another company',
  'an agent promises to call back',
  'somebody complains about waiting too long',
]
