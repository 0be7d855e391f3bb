import { stageNames } from '../domain/call.ts'

export interface Progress {
  update(name: string, status: string): void
  end(): void
}

const doneStages: Readonly<Record<string, number>> = {
  PENDING: 0,
  AUDIO_CONVERSION_IN_PROGRESS: 0.5,
  AUDIO_CONVERTED: 1,
  AUDIO_TRANSCRIPTION_IN_PROGRESS: 1.5,
  AUDIO_TRANSCRIBED: 2,
  TRANSCRIPTION_ANALYZE_IN_PROGRESS: 2.5,
  TRANSCRIPTION_ANALYZED: 3,
  TRANSCRIPTION_SUMMARIZE_IN_PROGRESS: 3.5,
  TRANSCRIPTION_SUMMARIZED: 4,
  PROCESS_COMPLETED: 4,
}

/** A bar per call, redrawn in place on a terminal; a line per change elsewhere. */
export function showProgress(names: readonly string[]): Progress {
  const startedAt = Date.now()
  const state = new Map(names.map((name) => [name, 'PENDING']))
  const endedAt = new Map<string, number>()
  const width = Math.max(...names.map((name) => name.length))
  const onTerminal = process.stdout.isTTY === true

  const line = (name: string) => {
    const status = state.get(name)!
    const cells = 24
    const filled = Math.round(((doneStages[status] ?? stageNames.length) / stageNames.length) * cells)
    const seconds = (((endedAt.get(name) ?? Date.now()) - startedAt) / 1000).toFixed(1)
    return `  ${name.padEnd(width)}  ${'█'.repeat(filled)}${'░'.repeat(cells - filled)}  ${seconds.padStart(5)} s  ${status}`
  }
  const draw = (again: boolean) => {
    if (again) process.stdout.write(`\x1b[${names.length}A`)
    for (const name of names) process.stdout.write(`\x1b[2K${line(name)}\n`)
  }
  if (onTerminal) draw(false)
  const timer = onTerminal ? setInterval(() => draw(true), 100) : undefined

  return {
    update(name, status) {
      state.set(name, status)
      if (status === 'PROCESS_COMPLETED' || status === 'ERROR' || status === 'TRANSCRIPTION_FAILED') {
        endedAt.set(name, Date.now())
      }
      if (!onTerminal) console.log(line(name))
    },
    end() {
      clearInterval(timer)
      if (onTerminal) draw(true)
    },
  }
}
