import type { ChildProcess } from 'node:child_process'
import { basename } from 'node:path'
import { EngineError } from '../domain/errors.ts'
import { childDeaths, childStarts } from '../observe/metrics.ts'
import { askChild } from './ask-child.ts'
import { canWatchMemory } from './can-watch-memory.ts'
import type { Confinement } from './confine-child.ts'
import { type Place, Processors } from './processors.ts'
import { holdBack } from './stand-back.ts'
import { type HandedFiles, killChild, startChild, startShutIn } from './start-child.ts'
import { whoseTurn } from './turn-of-client.ts'
import type { Walls } from './walls.ts'
import { type MemoryLimit, watchMemory } from './watch-memory.ts'

export { ChildDeath } from './ask-child.ts'

export interface ChildPoolOptions<Task = never> {
  /** The TypeScript file each child runs; it answers tasks with `answerTasks`. */
  readonly entry: URL
  readonly size: number
  /** Those its tasks run on, by turns with the tasks of other pools; without, its own processes are the only limit. */
  readonly processors?: Processors | undefined
  /** Is told how long each task took, and whose it was. */
  readonly onTook?: (client: string, tookMs: number) => void
  /** Processes beyond these, only for a client that holds none while others hold them all: nobody waits out another's hour. */
  readonly spare?: number
  /**
   * What takes more processor time than this goes on only where nobody else wants the processor; its process serves nobody
   * after it.
   */
  readonly standsBackAfterMs?: number
  /** Somebody waits for every answer: its processes are not held back behind requests. */
  readonly urgent?: boolean
  /** Heap limit of each child's JavaScript, not of its native code. */
  readonly heapMegabytes?: number
  /** Of all its memory; kept where a process can be looked at from outside. */
  readonly memory?: MemoryLimit
  readonly env?: Readonly<Record<string, string>>
  /** A child is replaced after so many tasks; for ever kept without it. */
  readonly tasksPerChild?: number
  /** Hands the child none of the service's environment: code that reads what strangers sent needs no secrets. */
  readonly bareEnvironment?: boolean
  /**
   * Shuts a child in as narrowly as the task it is started for allows; it gets only such as would be shut in alike, and
   * none of the service's environment.
   */
  readonly shutIn?: { readonly walls: Walls; readonly confine: (task: Task) => Confinement }
}

export interface TaskOptions {
  readonly signal: AbortSignal
  /** On the clock: that it is over may be the machine's fault. */
  readonly timeoutMs: number
  /** Processor time: that it is over is the task's own fault. */
  readonly mostBusyMs?: number
  /** For the task alone: only where children are shut in and have one task each. */
  readonly files?: HandedFiles
}

interface Waiting extends Place {
  readonly task: unknown
  readonly signal: AbortSignal
  readonly timeoutMs: number
  readonly mostBusyMs?: number
  readonly files?: HandedFiles
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
  /** Gives up the place in the queue when the signal aborts. */
  readonly leave: () => void
}

/** How long a process beyond the usual number is kept for the next client that would have to wait. */
const spareRestMs = 30_000

/**
 * Runs tasks in child processes, one at a time each, so that native code can neither block nor take down the service.
 * A child that dies, hangs or is no longer wanted is killed and replaced at the next task.
 */
export class ChildPool<Task, Result> {
  readonly #options: ChildPoolOptions<Task>
  readonly #idle: ChildProcess[] = []
  readonly #processors: Processors
  readonly #waiting = new Set<Waiting>()
  /** How many processes each client holds now. */
  readonly #held = new Map<string, number>()
  readonly #children = new Set<ChildProcess>()
  readonly #tasksDone = new WeakMap<ChildProcess, number>()
  readonly #walls = new WeakMap<ChildProcess, string>()
  #closed = false

  constructor(options: ChildPoolOptions<Task>) {
    this.#options = options
    this.#processors = options.processors ?? new Processors()
  }

  /** Rejects with EngineError when the task fails, or with the signal's reason when it is aborted. */
  run(task: Task, options: TaskOptions): Promise<Result> {
    if (this.#closed)
      return Promise.reject(new EngineError('The engine has been shut down.', { retryable: true }))
    if (options.signal.aborted) return Promise.reject(options.signal.reason)
    return new Promise((resolve, reject) => {
      const client = whoseTurn()
      const leave = () => {
        this.#waiting.delete(waiting)
        this.#processors.leave(waiting)
        reject(options.signal.reason)
      }
      const waiting: Waiting = {
        client,
        task,
        ...options,
        resolve,
        reject,
        leave,
        hasRoom: () => this.#hasRoomFor(client),
        start: () => this.#startTask(waiting),
      }
      options.signal.addEventListener('abort', leave, { once: true })
      this.#waiting.add(waiting)
      this.#processors.join(waiting)
    })
  }

  /** Starts every process ahead of its first task, so that whatever it loads is there by then. */
  warm(): void {
    try {
      while (!this.#closed && this.#children.size < this.#options.size) this.#idle.push(this.#spawn())
    } catch {
      // The first task will meet the same lack, and say so.
    }
  }

  #startAhead(task: Task): void {
    try {
      if (!this.#closed) this.#idle.push(this.#spawn(task))
    } catch {
      // The next task will meet the same lack, and say so.
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const waiting of this.#waiting) {
      this.#processors.leave(waiting)
      waiting.signal.removeEventListener('abort', waiting.leave)
      waiting.reject(new EngineError('The engine has been shut down.', { retryable: true }))
    }
    this.#waiting.clear()
    await Promise.all([...this.#children].map(endChild))
  }

  #hasRoomFor(client: string): boolean {
    const { size, spare = 0 } = this.#options
    const busy = this.#children.size - this.#idle.length
    // One that rests beyond the usual number is not for whoever comes, but for a client that holds none.
    return busy < size || (busy < size + spare && !this.#held.has(client))
  }

  #startTask(waiting: Waiting): boolean {
    const task = waiting.task as Task
    const idle = this.#idle.findLastIndex((child) => this.#walls.get(child) === this.#wallsFor(task))
    if (idle < 0 && this.#children.size >= this.#options.size + (this.#options.spare ?? 0)) {
      // One that is shut in elsewhere makes room; its end calls for the next.
      const other = this.#idle.shift()
      if (other) killChild(other)
      return false
    }
    this.#waiting.delete(waiting)
    this.#processors.take(waiting)
    this.#hold(waiting.client, 1)
    try {
      this.#give(idle < 0 ? this.#spawn(task, waiting.files) : this.#idle.splice(idle, 1)[0]!, waiting)
    } catch (error) {
      // Out of processes or memory: this task fails and may be tried again; the service goes on.
      this.#hold(waiting.client, -1)
      this.#processors.giveBack(waiting, 0)
      waiting.signal.removeEventListener('abort', waiting.leave)
      waiting.reject(
        new EngineError('No engine process could be started.', { retryable: true, cause: error }),
      )
    }
    return true
  }

  #hold(client: string, more: 1 | -1): void {
    const held = (this.#held.get(client) ?? 0) + more
    if (held > 0) this.#held.set(client, held)
    else this.#held.delete(client)
  }

  #give(child: ChildProcess, waiting: Waiting): void {
    const { client, task, signal, leave, resolve, reject } = waiting
    const startedAt = performance.now()
    signal.removeEventListener('abort', leave)
    const tasksDone = (this.#tasksDone.get(child) ?? 0) + 1
    this.#tasksDone.set(child, tasksDone)
    const { tasksPerChild = Number.POSITIVE_INFINITY, standsBackAfterMs } = this.#options
    askChild(child, task, { ...waiting, standsBackAfterMs }, ({ result, answered, stoodBack }) => {
      const mayStay = tasksDone < tasksPerChild && !stoodBack
      this.#hold(client, -1)
      const tookMs = performance.now() - startedAt
      this.#processors.giveBack(waiting, tookMs)
      this.#options.onTook?.(client, tookMs)
      if (answered && mayStay) this.#rest(child)
      else killChild(child)
      // Its successor starts now, and not when the next task waits for it.
      if (answered && !mayStay && tasksDone > 1) this.#startAhead(task as Task)
      if ('error' in result) reject(result.error)
      else resolve(result.value as never)
      this.#processors.passOn(client)
    })
  }

  /** Waits for its next task; beyond the usual number, not for long. */
  #rest(child: ChildProcess): void {
    this.#idle.push(child)
    if (this.#children.size <= this.#options.size) return
    setTimeout(() => {
      const index = this.#idle.indexOf(child)
      if (index < 0 || this.#children.size <= this.#options.size) return
      this.#idle.splice(index, 1)
      killChild(child)
    }, spareRestMs).unref()
  }

  #wallsFor(task: Task | undefined): string {
    const { shutIn } = this.#options
    return shutIn && task ? JSON.stringify(shutIn.confine(task)) : ''
  }

  #start(task: Task | undefined, files: HandedFiles): ChildProcess {
    const { entry, heapMegabytes, env, bareEnvironment, shutIn } = this.#options
    const flags = [
      '--disable-warning=ExperimentalWarning',
      ...(heapMegabytes ? [`--max-old-space-size=${heapMegabytes}`] : []),
    ]
    if (!shutIn || !task) {
      const { NODE_COMPILE_CACHE } = process.env
      const inherited = bareEnvironment ? { ...bareEnv(), NODE_COMPILE_CACHE } : process.env
      return startChild({ entry, flags, env: { ...inherited, ...env } })
    }
    const start = { entry, flags, env: { ...bareEnv(), ...env }, walls: shutIn.walls, files }
    return startShutIn({ ...start, confinement: shutIn.confine(task) })
  }

  #spawn(task?: Task, files: HandedFiles = { numbered: [] }): ChildProcess {
    const { entry, memory } = this.#options
    const child = this.#start(task, files)
    this.#children.add(child)
    this.#walls.set(child, this.#wallsFor(task))
    child.on('message', () => {
      // Nobody has asked: it is not to be trusted with the next task.
      const index = this.#idle.indexOf(child)
      if (index < 0) return
      this.#idle.splice(index, 1)
      killChild(child)
    })
    if (memory && canWatchMemory && child.pid) watchMemory(child, memory)
    const counted = { process: basename(entry.pathname).replace(/-child\.\w+$/, '') }
    childStarts.inc(counted)
    // A process that could not even be started never exits: the machine is out of processes or memory.
    child.on('error', () => child.emit('exit', null, null))
    child.on('exit', () => {
      if (!child.killed) childDeaths.inc(counted)
      this.#children.delete(child)
      const index = this.#idle.indexOf(child)
      if (index >= 0) this.#idle.splice(index, 1)
      this.#processors.next()
    })
    if (!this.#options.urgent) holdBack(child)
    return child
  }
}

/** What a program needs to find its libraries, and nothing else. */
function bareEnv(): Record<string, string | undefined> {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot }
}

function endChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    killChild(child)
  })
}
