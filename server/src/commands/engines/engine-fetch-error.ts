/** An engine's weights could not be fetched; the message says why and what to do. */
export class EngineFetchError extends Error {}
