/** The marks among Whisper's tokens, alike in all its multilingual sizes. What lies below `end` is text. */
export const tokens = {
  end: 50_257,
  start: 50_258,
  transcribe: 50_359,
  startOfPrevious: 50_361,
  noSpeech: 50_362,
  noTimes: 50_363,
} as const
