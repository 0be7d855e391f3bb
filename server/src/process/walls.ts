/** What this machine has to shut a process in with; a command among them ends by running the one behind it. */
export interface Walls {
  /** Files, memory and processor time are limited by the kernel. */
  readonly limits: boolean
  /** A root of its own, with its own processes and no network; undefined where it cannot be had. */
  readonly room?: Room | undefined
  /** Where the numbers of users of its own begin: the service is root, and the process need not be. */
  readonly users?: number | undefined
  /** Cuts off the network where there is no such root; empty where it cannot be had. */
  readonly noNetwork: readonly string[]
  /** Gives up every privilege but reaching the service's own files; empty where it cannot be had. */
  readonly noPrivileges: readonly string[]
  /** It is root and remains so. */
  readonly staysRoot: boolean
  /** The kernel keeps it from looking into the service's own process, whose environment holds every key. */
  readonly apart: boolean
}

export interface Room {
  /** Where roots are made. */
  readonly folder: string
  /** What the programs in it are linked with. */
  readonly libraries: readonly string[]
}
