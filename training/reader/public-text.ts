import { execFileSync } from 'node:child_process'
import { readPieces } from '../../server/src/judge/embedded/reading/engine.ts'

const pieces = readPieces()

/** Token numbers without the marks around them. */
export function encode(text: string, mostTokens = 400): number[] {
  return pieces.encode(text, mostTokens).slice(1, -1)
}

/** A file of a cloned repository, which needs no work tree and may lack its largest files. */
export function show(clone: string, path: string): string {
  return execFileSync('git', ['-C', clone, 'show', `HEAD:${path}`], {
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
  })
}
