/** The byte-level pairs that Whisper writes text in, from the package's `vocab.json` and `merges.txt`. */
export interface BytePairs {
  decode(tokens: readonly number[]): string
  /** Whether the last character's bytes go on in the next token. */
  endsInside(tokens: readonly number[]): boolean
  encode(text: string): number[]
}

const wordPattern = /'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu

export function readBytePairs(vocabulary: string, merges: string): BytePairs {
  const tokenOf = new Map(Object.entries(JSON.parse(vocabulary) as Record<string, number>))
  const pieceOf = new Map([...tokenOf].map(([piece, token]) => [token, piece]))
  const lines = merges.split('\n').filter((line) => line && !line.startsWith('#version'))
  const rankOf = new Map(lines.map((line, rank) => [line, rank]))
  const letters = spellBytes()
  const byteOf = new Map(letters.map((letter, byte) => [letter, byte]))

  function decodeRaw(tokens: readonly number[]): string {
    const spelled = tokens.map((token) => pieceOf.get(token) ?? '').join('')
    return new TextDecoder().decode(Uint8Array.from(spelled, (letter) => byteOf.get(letter) ?? 0))
  }

  // A character's bytes can be spread over tokens; one cut off at the end leaves a mark that says nothing.
  const decode = (tokens: readonly number[]) => decodeRaw(tokens).replaceAll('\uFFFD', '')
  const endsInside = (tokens: readonly number[]) => decodeRaw(tokens).endsWith('\uFFFD')

  function encode(text: string): number[] {
    return (text.match(wordPattern) ?? []).flatMap((word) => {
      const pieces = [...new TextEncoder().encode(word)].map((byte) => letters[byte]!)
      for (;;) {
        let best = -1
        let bestRank = Number.POSITIVE_INFINITY
        for (let index = 0; index + 1 < pieces.length; index++) {
          const rank = rankOf.get(`${pieces[index]} ${pieces[index + 1]}`) ?? Number.POSITIVE_INFINITY
          if (rank < bestRank) {
            bestRank = rank
            best = index
          }
        }
        if (best < 0) break
        pieces.splice(best, 2, pieces[best]! + pieces[best + 1]!)
      }
      return pieces.flatMap((piece) => tokenOf.get(piece) ?? [])
    })
  }

  return { decode, endsInside, encode }
}

/** A visible letter for every byte: printable ones stand for themselves, the others for what lies beyond 256. */
function spellBytes(): string[] {
  let beyond = 256
  return Array.from({ length: 256 }, (_, byte) => {
    const printable =
      (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255)
    return String.fromCodePoint(printable ? byte : beyond++)
  })
}
