import { type Formats, useFormats } from '../../../words/use-formats.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Fault, Faults } from '../draft/check-draft.ts'
import { editorWords } from './words.ts'

type FaultWords = (typeof editorWords)['en']['faults']

/** Says what is wrong at a place of the draft; undefined where nothing is. */
export type SayFault = (path: string) => string | undefined

export function useFaultWords(faults: Faults): SayFault {
  const { faults: words } = useWords(editorWords)
  const formats = useFormats()
  return (path) => {
    const fault = faults.get(path)
    return fault && putIntoWords(fault, words, formats)
  }
}

function putIntoWords(fault: Fault, words: FaultWords, { count }: Formats): string {
  switch (fault.kind) {
    case 'refused':
      return fault.message
    case 'keyIsSlug':
      return words[fault.kind](fault.slug)
    case 'whole':
    case 'number':
      return words[fault.kind](count(fault.least), count(fault.most))
    case 'tooLong':
    case 'optionTooLong':
    case 'tooMany':
      return words[fault.kind](count(fault.most))
    default:
      return words[fault.kind]
  }
}
