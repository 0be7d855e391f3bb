import { parentPort } from 'node:worker_threads'
import type { Example } from '../../domain/teaching/head.ts'
import { teach } from '../../domain/teaching/teach.ts'

parentPort?.on('message', ({ examples, least }: { examples: readonly Example[]; least: number }) =>
  parentPort?.postMessage(teach(examples, least)),
)
