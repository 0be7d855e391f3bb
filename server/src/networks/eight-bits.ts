import { readFileSync } from 'node:fs'

/**
 * Which weights in eight bits a processor multiplies exactly, and quickest. x64 has one instruction for "with sign by without
 * sign": newer ones (VNNI) add its products up exactly; older ones cut sums off at sixteen bits, and would hear other words
 * and judge otherwise. Only without signs are they exact, in half as much time again.
 */
export type EightBits = 'signed' | 'unsigned' | 'either'

export function findEightBits(
  architecture: string = process.arch,
  describe: () => string = () => readFileSync('/proc/cpuinfo', 'utf8'),
): EightBits {
  if (architecture !== 'x64') return 'either'
  try {
    return /^flags.*\bavx(512)?_vnni\b/m.test(describe()) ? 'signed' : 'unsigned'
  } catch {
    // Not Linux: what is exact everywhere.
    return 'unsigned'
  }
}

/** What ONNX Runtime is to be told. */
export function exactly(eightBits: EightBits): { readonly x64quantprecision?: '1' } {
  return eightBits === 'unsigned' ? { x64quantprecision: '1' } : {}
}
