import type { Transcript } from '../../src/domain/transcript.ts'
import { transcript } from './bank-call.ts'

/** Calls of several trades, made up for these tests. */
export const outageCall = transcript(
  'Agent: Thank you for calling Brightwave, this is Omar. How can I help you today?',
  'Customer: Hi Omar, my internet has been down since yesterday morning and I work from home.',
  "Agent: I'm sorry to hear that. May I have your full name, please?",
  'Customer: Sure, my name is Grace Lindqvist.',
  'Agent: Thank you, Grace. Have you already tried restarting the router?',
  'Customer: Yes, twice, and the light is still red.',
  'Agent: Let me check the line. There is an outage in your area because of a damaged cable.',
  'Customer: How long will that take?',
  'Agent: Our engineers expect to finish the repair by six p.m. tomorrow.',
  'Customer: That is really frustrating, I have already lost a whole day.',
  "Agent: I understand. I have added a credit of twenty five dollars to your account, and we'll send you a text message when the line is back.",
  'Customer: Okay, thanks.',
  'Agent: Is there anything else I can help you with?',
  "Customer: No, that's all.",
  'Agent: Thank you for calling Brightwave. Have a great day.',
)

export const rebookingCall = transcript(
  'Agent: good afternoon skyline airways this is tom how may i help you',
  'Customer: hi tom um i need to change my flight to denver',
  'Agent: sure can i have your booking reference please',
  'Customer: yes it is four seven two nine one six',
  'Agent: thank you and what date would you like to travel',
  'Customer: the fourteenth of june if possible',
  'Agent: okay there is a flight on june fourteenth at nine fifteen a m and the change fee is seventy five dollars',
  'Customer: is there a later one',
  'Agent: yes there is another one at four forty p m',
  'Customer: i will take the later one',
  'Agent: alright i have moved you to the flight at four forty p m and you will receive a new confirmation by email within one hour',
  'Customer: perfect thank you',
  'Agent: anything else today',
  'Customer: no that was everything',
  'Agent: thank you for flying with us goodbye',
)

export const claimCall = transcript(
  'Agent: Northgate Insurance, Denise speaking, how can I help?',
  "Customer: Hello, I'd like to report an accident. Somebody hit my car in a parking lot.",
  "Agent: I'm sorry to hear that. Was anyone injured?",
  'Customer: No, nobody was in the car.',
  'Agent: Good. Could you give me your policy number?',
  'Customer: It is 88 41 20 73.',
  'Agent: And when did it happen?',
  'Customer: On Tuesday around three in the afternoon.',
  'Agent: What kind of damage do you see?',
  'Customer: The rear bumper is broken and the left light is gone.',
  'Agent: Thank you. I have opened a claim under number 550917. Your deductible is five hundred dollars.',
  'Customer: And do I get a rental car?',
  'Agent: Yes, your policy covers a rental car for up to ten days.',
  'Customer: Great.',
  'Agent: An adjuster will call you within two business days.',
  'Customer: Okay, that is all I needed. Bye.',
  'Agent: Goodbye.',
)

export const returnCall = transcript(
  'Agent: hello you have reached fernhill outfitters my name is alice',
  'Customer: hi alice i bought a jacket last week and the zipper is broken i want to send it back',
  'Agent: oh no i am sorry about that do you have the order number',
  'Customer: yeah it is two two zero five eight seven',
  'Agent: and would you like a refund or an exchange',
  'Customer: a refund please',
  'Agent: okay i have emailed you a return label once we receive the jacket you will get eighty nine dollars and fifty cents back on your card',
  'Customer: how many days does that take',
  'Agent: usually five to seven business days',
  'Customer: alright',
  'Agent: can i do anything else for you',
  'Customer: nope thanks bye',
)

export const clinicCall = transcript(
  'Agent: Riverside Clinic, this is Paula. How can I help you?',
  'Customer: Good morning. I would like to make an appointment with Doctor Hale for my daughter.',
  "Agent: Of course. What is your daughter's name?",
  'Customer: Mia Torres.',
  'Agent: And what is her date of birth?',
  'Customer: The third of March 2015.',
  'Agent: What is the reason for the visit?',
  'Customer: She has had a cough for two weeks.',
  'Agent: Doctor Hale has an opening on Thursday at 10:30 in the morning.',
  'Customer: Thursday works.',
  'Agent: Great, I have booked Thursday at 10:30. Please bring her insurance card and arrive fifteen minutes early.',
  'Customer: Will do. Do you have parking?',
  'Agent: Yes, behind the building.',
  'Customer: Thank you, goodbye.',
  'Agent: Goodbye.',
)

export const serviceCalls: Readonly<Record<string, Transcript>> = {
  outageCall,
  rebookingCall,
  claimCall,
  returnCall,
  clinicCall,
}
