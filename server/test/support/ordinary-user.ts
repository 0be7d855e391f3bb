import { fileURLToPath } from 'node:url'

const checkout = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
/** Nobody's on any machine. */
const user = 61_100

/**
 * The command as an ordinary user runs it, where the tests are run by root. The checkout may lie where others cannot go:
 * he sees it in `place`, an empty folder, and paths into it are changed to that.
 */
export function asOrdinaryUser(command: readonly string[], place: string): readonly string[] {
  const moved = command.map((part) => part.replace(checkout, place))
  const show = 'mount --rbind "$1" "$2" && shift 2 && exec "$@"'
  const drop = ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--']
  return ['unshare', '--mount', '--', 'sh', '-c', show, 'sh', checkout, place, ...drop, ...moved]
}
