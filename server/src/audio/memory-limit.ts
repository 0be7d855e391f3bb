/** A decoder takes 120 MB for an hour of stereo; what asks for so much more is made to harm. */
export const mostMemoryBytes = 700 * 2 ** 20

/** How a child ends itself over that limit. Nothing else sends this signal, so the parent can tell. */
export const memorySignal: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2'
