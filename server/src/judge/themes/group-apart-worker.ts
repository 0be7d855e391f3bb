import { parentPort } from 'node:worker_threads'
import { findThemes, type ThemePassage } from '../../domain/themes/find-themes.ts'

parentPort?.on('message', (passages: readonly ThemePassage[]) =>
  parentPort?.postMessage(findThemes(passages)),
)
