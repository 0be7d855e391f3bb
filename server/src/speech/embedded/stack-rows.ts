import { Tensor } from 'onnxruntime-node'

/** Puts tensors that differ in their first dimension only on top of each other. */
export function stackRows(tensors: readonly Tensor[]): Tensor {
  if (tensors.length === 1) return tensors[0]!
  const [, ...dims] = tensors[0]!.dims
  const count = tensors.reduce((sum, tensor) => sum + tensor.dims[0]!, 0)
  const data = new Float32Array(tensors.reduce((sum, tensor) => sum + tensor.size, 0))
  let at = 0
  for (const tensor of tensors) {
    data.set(tensor.data as Float32Array, at)
    at += tensor.size
  }
  return new Tensor('float32', data, [count, ...dims])
}

/** Some rows of a tensor, in the order given. */
export function keepRows(tensor: Tensor, rows: readonly number[]): Tensor {
  const [count, ...dims] = tensor.dims
  const size = tensor.size / count!
  const data = new Float32Array(size * rows.length)
  rows.forEach((row, index) => {
    data.set((tensor.data as Float32Array).subarray(row * size, (row + 1) * size), index * size)
  })
  return new Tensor('float32', data, [rows.length, ...dims])
}
