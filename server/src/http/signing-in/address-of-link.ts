/** Behind the `#`: what stands there, a browser keeps to itself, so no log and no other site learns it. */
export function addressOfLink(baseUrl: string, token: string): string {
  return `${baseUrl}/sign-in/link#${token}`
}
