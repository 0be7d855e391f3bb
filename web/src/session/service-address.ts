/** Where the service is reached, without a slash at its end: the page is served by it. */
export function serviceAddress(): string {
  return new URL('.', document.baseURI).href.replace(/\/$/, '')
}

/** The path below which the page's own addresses lie. */
export function basePath(): string {
  return new URL('.', document.baseURI).pathname
}
