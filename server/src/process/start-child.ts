import { type ChildProcess, fork, spawn } from 'node:child_process'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { channelNumber, openChannel } from './child-channel.ts'
import { type Confinement, confineNode } from './confine-child.ts'
import { listDescendants } from './list-descendants.ts'
import type { Walls } from './walls.ts'

interface ChildStart {
  readonly entry: URL
  readonly flags: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

interface ShutInStart extends ChildStart {
  readonly confinement: Confinement
  readonly walls: Walls
  readonly files: HandedFiles
}

/** Open files that a child is handed at its start. They are to be closed by the caller, once it has ended. */
export interface HandedFiles {
  /** It finds them from `firstFileNumber` on. */
  readonly numbered: readonly number[]
  /** Its standard output. */
  readonly output?: number
}

const senders = new WeakMap<ChildProcess, (message: unknown, onFailure: () => void) => void>()

/** A process that answers tasks. Its replies are its `message` events. */
export function startChild({ entry, flags, env }: ChildStart): ChildProcess {
  const child = fork(entry, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Ctrl-C reaches the whole group; the parent decides when its children end.
    detached: true,
    execArgv: [...flags],
    env,
  })
  senders.set(child, (message, onFailure) => child.send(message as object, (error) => error && onFailure()))
  return child
}

/** The same behind walls. Nothing leads out of it but the channel, not even what it would print. */
export function startShutIn({ entry, flags, env, confinement, walls, files }: ShutInStart): ChildProcess {
  const [command = '', ...args] = [...confineNode(flags, confinement, walls), fileURLToPath(entry)]
  const child = spawn(command, args, {
    stdio: ['ignore', files.output ?? 'ignore', 'ignore', 'pipe', ...files.numbered],
    detached: true,
    env,
  })
  const stream = child.stdio[channelNumber] as Duplex | null | undefined
  // A machine out of file descriptors gives a child without a channel.
  if (!stream) return child
  const { send } = openChannel(stream, (message) => child.emit('message', message))
  senders.set(child, send)
  return child
}

/** Throws, or calls back, when the task cannot reach it. */
export function sendTask(child: ChildProcess, task: unknown, onFailure: () => void): void {
  const send = senders.get(child)
  if (!send) throw new Error('The process has no channel.')
  send(task, onFailure)
}

/**
 * Ends it by this signal, and all that it has started. What stands behind walls is not the process that was started but a
 * child of that, with process numbers of its own: when the first of those ends, they all do.
 */
export function killChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  const inside = child.pid === undefined ? [] : listDescendants(child.pid)
  child.kill(signal)
  for (const pid of inside) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has just ended.
    }
  }
}
