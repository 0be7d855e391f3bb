import { defineWords } from '../../words/use-words.ts'

/** Words of the player and the transcript. */
export const listenWords = defineWords('call.listen', {
  player: 'Listen',
  play: 'Play',
  pause: 'Pause',
  back: '5 seconds back',
  on: '5 seconds forward',
  speed: 'Speed',
  position: 'Position in the call',
  positionOf: (time: string, length: string) => `${time} of ${length}`,
  legend: 'What the colours mean',
  silence: 'Silence',
  overlap: 'Talk-over',
  hold: 'On hold',
  interruption: 'Interruption',
  evidence: 'Evidence',
  noSound: 'No recording to play',
  removed: (date: string) =>
    `The recording was removed on ${date} under the retention rule. Everything else is still here.`,
  unplayable: 'This browser cannot play this format. Download the recording and play it in another program.',
  nobody: 'Nobody',
  others: 'Others',
  transcript: 'Transcript',
  follow: 'Follow playback',
  find: 'Find in the transcript',
  found: (count: number) => (count === 1 ? '1 turn' : `${count} turns`),
  findNext: 'Next',
  hear: (time: string, speaker: string) => `Play from ${time}, ${speaker}`,
  unsure: 'may be misheard',
  notYet: 'No transcript yet.',
  nothingSaid: 'No speech was found in this recording.',
})
