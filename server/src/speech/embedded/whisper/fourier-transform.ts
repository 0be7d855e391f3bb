/** A discrete Fourier transform of one fixed length, which should have small factors only. */
export interface FourierTransform {
  /** Replaces the complex numbers by their transform. */
  run(real: Float64Array, imaginary: Float64Array): void
}

/** Works stage by stage, one factor of the length each, so that the output comes out in order. */
export function planFourierTransform(length: number): FourierTransform {
  const factors = findFactors(length)
  const cosines = Float64Array.from({ length }, (_, index) => Math.cos((2 * Math.PI * index) / length))
  const sines = Float64Array.from({ length }, (_, index) => -Math.sin((2 * Math.PI * index) / length))
  const buffers = [0, 1].map(() => ({ re: new Float64Array(length), im: new Float64Array(length) }))

  function run(real: Float64Array, imaginary: Float64Array): void {
    let [from, to] = buffers as [(typeof buffers)[0], (typeof buffers)[0]]
    from.re.set(real)
    from.im.set(imaginary)
    let stride = 1
    for (const factor of factors) {
      const groups = length / stride / factor
      for (let group = 0; group < groups; group++) {
        for (let output = 0; output < factor; output++) {
          // Where in the table the turn of each input lies: its own within the group, and the group's.
          const step = (output * length) / factor
          const twist = group * output * stride
          for (let offset = 0; offset < stride; offset++) {
            let re = 0
            let im = 0
            let turn = twist % length
            for (let input = 0; input < factor; input++) {
              const at = offset + stride * (group + input * groups)
              re += from.re[at]! * cosines[turn]! - from.im[at]! * sines[turn]!
              im += from.re[at]! * sines[turn]! + from.im[at]! * cosines[turn]!
              turn += step
              while (turn >= length) turn -= length
            }
            const place = offset + stride * (factor * group + output)
            to.re[place] = re
            to.im[place] = im
          }
        }
      }
      stride *= factor
      const next = from
      from = to
      to = next
    }
    real.set(from.re)
    imaginary.set(from.im)
  }
  return { run }
}

function findFactors(length: number): number[] {
  const factors: number[] = []
  let left = length
  for (const factor of [4, 2, 3, 5]) {
    for (; left % factor === 0; left /= factor) factors.push(factor)
  }
  return left > 1 ? [...factors, left] : factors
}
