/** A decoder takes 120 MB for an hour of stereo; what asks for so much more is made to harm. */
export const mostMemoryBytes = 700 * 2 ** 20

/** How a child over that limit ends. Nothing else sends this signal, so that the end tells why. */
export const memorySignal: NodeJS.Signals = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2'

/** Of a decoder's JavaScript. Compiled code is good for one such limit only. */
export const decoderHeapMegabytes = 256
