/** Some 24 MB: more than an hour of talk, or thousands of criteria. */
const mostNumbers = 6_000_000

/**
 * What the lower layers have lately made of a text. A model's criteria come again with every call, and a call comes again
 * when it is summed up.
 */
export class KeptEncodings {
  readonly #encoded = new Map<string, Float32Array>()
  #numbers = 0

  async get(key: string, encode: () => Promise<Float32Array>): Promise<Float32Array> {
    const kept = this.#encoded.get(key)
    const encoded = kept ?? (await encode())
    this.#forget(key)
    this.#encoded.set(key, encoded)
    this.#numbers += encoded.length
    for (const oldest of this.#encoded.keys()) {
      if (this.#numbers <= mostNumbers) break
      this.#forget(oldest)
    }
    return encoded
  }

  #forget(key: string): void {
    this.#numbers -= this.#encoded.get(key)?.length ?? 0
    this.#encoded.delete(key)
  }
}
