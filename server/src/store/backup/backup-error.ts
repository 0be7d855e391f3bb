/** A backup cannot be made or taken in; the message says why and what to do. */
export class BackupError extends Error {}
