import { defineWords } from '../../../words/use-words.ts'

export const importWords = defineWords('models.import', {
  title: 'Import a scorecard',
  lead: 'From a spreadsheet: paste its cells, or choose a CSV file. Nothing is saved until you create the model.',
  source: 'Your scorecard',
  paste: 'Cells of the sheet, with their headings',
  pasteHint:
    'Select the table in your spreadsheet, copy it and paste it here. One criterion per row. Headings that are understood: category, criterion, description, points, type, critical, options.',
  file: 'Or a CSV file',
  unreadable: (why: string) => `This cannot be read as a table: ${why}`,
  empty: 'There is no criterion below the headings.',
  noCriteria: (headings: string) =>
    `No column holds the criteria. One heading has to be “Criterion” or “Question”. Headings found: ${headings}.`,
  found: 'What was understood',
  count: (criteria: number, categories: number) =>
    `${criteria === 1 ? '1 criterion' : `${criteria} criteria`} in ${categories === 1 ? '1 category' : `${categories} categories`}.`,
  table: 'Criteria found in the sheet',
  line: 'Line',
  category: 'Category',
  criterion: 'Criterion',
  type: 'Type of answer',
  points: 'Points',
  critical: 'Critical',
  yes: 'Yes',
  none: 'none',
  options: (count: number) => `${count} possible answers`,
  notUnderstood: 'What was not understood',
  unusedColumns: (headings: string) => `Columns that are not used: ${headings}.`,
  remark: (line: number, what: string) => `Line ${line}: ${what}`,
  remarks: {
    points: (given: string) => `“${given}” is no number of points. It counts 10.`,
    type: (given: string) => `“${given}” is no known type of answer. Check the type in the editor.`,
    critical: (given: string) => `“${given}” is neither yes nor no. It is not critical.`,
    unscored: (given: string) =>
      `Answers of this type are collected, not scored, so its ${given} points are not counted.`,
    unusedCell: (given: string) => `“${given}” has no heading and is not used.`,
    shortened: () => 'The name is shortened; the whole text is in the description.',
    noCriterion: (given: string) => `Left out, for it names no criterion: ${given}`,
    total: (given: string) => `Left out, for it is a total: ${given}`,
  },
  open: 'Open in the editor',
  back: 'Other ways to start',
})
