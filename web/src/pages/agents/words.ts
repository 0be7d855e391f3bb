import { defineWords } from '../../words/use-words.ts'

export const words = defineWords({
  en: { title: 'Agents' },
  es: { title: 'Agents' },
})
