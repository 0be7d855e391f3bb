import { defineWords } from '../../words/use-words.ts'

export const words = defineWords({
  en: { title: 'Call' },
  es: { title: 'Call' },
})
