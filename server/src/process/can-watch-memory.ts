/** Where a process can be looked at from outside. Elsewhere a child has to watch itself. */
export const canWatchMemory = process.platform === 'linux'
