import type { ChildProcess } from 'node:child_process'
import { spawnCallmark } from '../support/spawned-service.ts'

/** One process that has to be there. */
export interface Post {
  readonly name: string
  readonly dataDir: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

export interface Crew {
  /** Ends one of them at random, with no time to say goodbye, seldom while it is still starting. False: none was to be had. */
  killOne(random: () => number): boolean
  /** How often each has been killed. */
  readonly kills: ReadonlyMap<string, number>
  /** Lets all of them end in peace. */
  stop(): Promise<void>
}

const restartMs = 100
/** What a process says when it is at work. */
const isUp = /listens on|waits for calls/

/** Keeps processes running as an operator's supervisor would: what ends is started again. */
export function startCrew(posts: readonly Post[]): Crew {
  const children = new Map<string, { readonly child: ChildProcess; output(): string }>()
  const kills = new Map<string, number>()
  const standing: Promise<void>[] = []
  let stopping = false
  const stand = async ({ name, dataDir, args, env }: Post) => {
    while (!stopping) {
      const { child, ended, output } = spawnCallmark(dataDir, args, { ...env })
      children.set(name, { child, output })
      const { code } = await ended
      children.delete(name)
      // A process that the kernel ended has no code; one that gave up says why.
      if (code !== null && code !== 0 && !stopping && process.env.SOAK_OUTPUT)
        console.log(name, code, output())
      await new Promise((resolve) => setTimeout(resolve, restartMs))
    }
  }
  for (const post of posts) standing.push(stand(post))
  return {
    kills,
    killOne(random) {
      const evenStarting = random() < 0.1
      const targets = [...children].filter(([, { output }]) => evenStarting || isUp.test(output()))
      const target = targets[Math.floor(random() * targets.length)]
      if (!target?.[1].child.kill('SIGKILL')) return false
      kills.set(target[0], (kills.get(target[0]) ?? 0) + 1)
      return true
    },
    async stop() {
      stopping = true
      for (const { child } of children.values()) child.kill('SIGINT')
      await Promise.all(standing)
    },
  }
}
