import { callsInEnglish, callsInSpanish } from '../../words/count-calls.ts'
import { defineWords } from '../../words/use-words.ts'

export const categoryCourseWords = defineWords({
  en: {
    title: 'Categories over time',
    lead: 'Share of the points in each part of the period. Below it: the difference from the team in the same days.',
    category: 'Category',
    none: 'no calls',
    cell: (share: string, difference: string, calls: string) =>
      `${share}, ${difference} points compared with the team, ${callsInEnglish(calls)}`,
  },
  es: {
    title: 'Categorías a lo largo del tiempo',
    lead: 'La parte de los puntos en cada tramo del periodo; debajo, la diferencia con el equipo en los mismos días.',
    category: 'Categoría',
    none: 'sin llamadas',
    cell: (share: string, difference: string, calls: string) =>
      `${share}, ${difference} puntos respecto al equipo, ${callsInSpanish(calls)}`,
  },
})
