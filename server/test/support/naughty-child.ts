import { spawnSync } from 'node:child_process'
import { openSync, readFileSync, writeSync } from 'node:fs'
import { connect } from 'node:net'
import * as av from 'node-av/constants'
import { FormatContext, Log } from 'node-av/lib'
import { answerTasks } from '../../src/process/answer-tasks.ts'
import { channelNumber } from '../../src/process/child-channel.ts'

Log.setLevel(av.AV_LOG_QUIET)

/** What code that a recording has taken over might try. */
export type Mischief =
  | { readonly act: 'connect'; readonly port: number }
  | { readonly act: 'fetch natively'; readonly url: string }
  /** A path, or a file that was handed over. */
  | { readonly act: 'write'; readonly file: string | number; readonly bytes: number }
  | { readonly act: 'read'; readonly file: string | number }
  | { readonly act: 'run' }
  | { readonly act: 'allocate'; readonly bytes: number }
  | { readonly act: 'look around' }
  /** As it is, on the channel. */
  | { readonly act: 'answer'; readonly answer: string }
  | { readonly act: 'hang' }

/** `done`, or the code of what stopped it. */
export type Outcome = string

answerTasks<Mischief, Outcome>(async (task) => {
  try {
    return await attempt(task)
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException
    return code ?? name
  }
})

async function attempt(task: Mischief): Promise<Outcome> {
  switch (task.act) {
    case 'connect':
      return new Promise((resolve, reject) =>
        connect(task.port, '127.0.0.1')
          .on('connect', () => resolve('done'))
          .on('error', reject),
      )
    case 'fetch natively': {
      const container = new FormatContext()
      return (await container.openInput(task.url, null, null)) >= 0 ? 'done' : 'refused'
    }
    case 'write': {
      const file = typeof task.file === 'number' ? task.file : openSync(task.file, 'w')
      for (let at = 0; at < task.bytes; at += 1_000_000) writeSync(file, Buffer.alloc(1_000_000))
      return 'done'
    }
    case 'read':
      readFileSync(task.file)
      return 'done'
    case 'run':
      return spawnSync('true').status === 0 ? 'done' : 'refused'
    case 'allocate': {
      const taken: Buffer[] = []
      for (let at = 0; at < task.bytes; at += 100_000_000) taken.push(Buffer.allocUnsafeSlow(100_000_000))
      return taken.length > 0 ? 'done' : 'nothing'
    }
    case 'answer':
      writeSync(channelNumber, task.answer)
      return new Promise(() => {})
    case 'hang':
      for (;;);
    case 'look around':
      return Object.keys(process.env).sort().join(' ')
  }
}
