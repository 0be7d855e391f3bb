import { format } from 'node:util'

/** Runs a benchmark, and fails where it prints no figure, or one that is none. */
export async function checkFigures(run: () => Promise<void>): Promise<void> {
  const lines: string[] = []
  const print = console.log
  console.log = (...words: unknown[]) => {
    lines.push(format(...words))
    print(...words)
  }
  try {
    await run()
  } finally {
    console.log = print
  }
  if (!lines.some((line) => /\d/.test(line))) throw new Error('The benchmark printed no figures.')
  const broken = lines.filter((line) => /\b(NaN|Infinity|undefined)\b/.test(line))
  if (broken.length > 0) throw new Error(`These figures are none:\n${broken.join('\n')}`)
}
