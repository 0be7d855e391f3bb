/** Fourier transforms of one size, a power of two, in place. */
export class Fourier {
  readonly size: number
  readonly #cosines: Float64Array
  readonly #sines: Float64Array

  constructor(size: number) {
    this.size = size
    this.#cosines = Float64Array.from({ length: size / 2 }, (_, index) =>
      Math.cos((2 * Math.PI * index) / size),
    )
    this.#sines = Float64Array.from({ length: size / 2 }, (_, index) =>
      Math.sin((2 * Math.PI * index) / size),
    )
  }

  transform(real: Float64Array, imaginary: Float64Array): void {
    reverseBits(real, imaginary)
    for (let half = 1; half < this.size; half *= 2) {
      const stride = this.size / (2 * half)
      for (let block = 0; block < this.size; block += 2 * half) {
        for (let index = 0; index < half; index++) {
          const cosine = this.#cosines[index * stride]!
          const sine = -this.#sines[index * stride]!
          const low = block + index
          const high = low + half
          const turnedReal = real[high]! * cosine - imaginary[high]! * sine
          const turnedImaginary = real[high]! * sine + imaginary[high]! * cosine
          real[high] = real[low]! - turnedReal
          imaginary[high] = imaginary[low]! - turnedImaginary
          real[low]! += turnedReal
          imaginary[low]! += turnedImaginary
        }
      }
    }
  }

  /** Without the division by the size. */
  transformBack(real: Float64Array, imaginary: Float64Array): void {
    this.transform(imaginary, real)
  }
}

function reverseBits(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  for (let index = 1, reversed = 0; index < size; index++) {
    let bit = size >> 1
    for (; reversed & bit; bit >>= 1) reversed ^= bit
    reversed ^= bit
    if (index >= reversed) continue
    ;[real[index], real[reversed]] = [real[reversed]!, real[index]!]
    ;[imaginary[index], imaginary[reversed]] = [imaginary[reversed]!, imaginary[index]!]
  }
}
