import { callsInEnglish } from '../../words/count-calls.ts'
import { defineWords } from '../../words/use-words.ts'

export const categoryCourseWords = defineWords('agents.category-course', {
  title: 'Categories over time',
  lead: 'Share of the points in each part of the period. Below it: the difference from the team in the same days.',
  category: 'Category',
  none: 'no calls',
  cell: (share: string, difference: string, calls: string) =>
    `${share}, ${difference} points compared with the team, ${callsInEnglish(calls)}`,
})
