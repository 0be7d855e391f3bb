import { z } from 'zod'
import type { Question } from '../../domain/scoring.ts'
import { questionId } from './prompt.ts'

/** More would make some vendors refuse the schema; the value is checked against the options anyway. */
const mostOptionsInShape = 60

/** The shape a model is held to where its server can hold it. No bounds: not every vendor takes them, and code checks. */
export function shapeAnswers(questions: readonly Question[]): z.ZodType {
  return z.object(
    Object.fromEntries(questions.map((question, index) => [questionId(index), shapeAnswer(question)])),
  )
}

function shapeAnswer(question: Question) {
  return z.object({
    applicable: z.boolean(),
    evidence: z.array(z.object({ turn: z.number(), speaker: z.string(), quote: z.string() })),
    rationale: z.string(),
    value: shapeValue(question),
    confidence: z.number(),
  })
}

function shapeValue({ type, options }: Question): z.ZodType {
  if (type === 'BOOLEAN') return z.boolean().nullable()
  if (type === 'INTEGER' || type === 'DECIMAL') return z.number().nullable()
  const choices = [...new Set(options ?? [])]
  const closed =
    choices.length > 0 &&
    choices.length <= mostOptionsInShape &&
    choices.every((choice) => choice.trim() !== '' && choice.length <= 100)
  return closed ? z.enum(choices).nullable() : z.string().nullable()
}

export const digestShape: z.ZodType = z.object({
  summary: z.string(),
  insights: z.array(z.object({ turn: z.number(), text: z.string() })),
  keywords: z.array(z.string()),
})
