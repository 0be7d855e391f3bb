import { setImmediate as pause } from 'node:timers/promises'
import { findThemes, type ThemePassage } from '../../src/domain/themes/find-themes.ts'
import { openThemeFinder } from '../../src/judge/themes/group-apart.ts'

const rounds = 5

/** For how long at most nobody else is answered while themes are found: on the service's own thread, and apart. */
export async function showLongestBlock(passages: readonly ThemePassage[]): Promise<void> {
  const finder = openThemeFinder()
  const { signal } = new AbortController()
  const [here, apart]: [number[], number[]] = [[], []]
  try {
    // The first starts the thread, and compiles what both run.
    for (let round = 0; round <= rounds; round++) {
      const [one, other] = [
        await measureBlock(async () => findThemes(passages)),
        await measureBlock(() => finder.find('bench', passages, signal)),
      ]
      if (round > 0) here.push(one)
      if (round > 0) apart.push(other)
    }
  } finally {
    await finder.close()
  }
  const [before, after] = [median(here), median(apart)]
  console.log(
    `block      ${passages.length} passages, median of ${rounds} rounds: the longest ${before.toFixed(1)} ms on the service's own thread, ${after.toFixed(1)} ms apart (${(before / after).toFixed(1)} to 1)`,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}

async function measureBlock(act: () => Promise<unknown>): Promise<number> {
  let [last, longest, isDone] = [performance.now(), 0, false]
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  await pause()
  await act()
  isDone = true
  await pause()
  return longest
}
