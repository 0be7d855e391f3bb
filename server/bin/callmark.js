#!/usr/bin/env node
// Plain JavaScript on purpose: it must run on whatever Node the machine has, to find the one the service needs.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
// Uploads pass through in small buffers, which a larger nursery would only let pile up: 80 MB less under load.
const flags = ['--max-semi-space-size=6']
const child = spawn(findNode(), [...flags, main, ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// On a terminal Ctrl-C reaches the child by itself.
process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
  for (const name of names) {
    try {
      return createRequire(import.meta.url).resolve(`${name}/bin/node`)
    } catch {}
  }
  console.error(
    `Callmark needs Node 24 or newer; this is ${process.version}, and npm install brought none for this machine.`,
  )
  process.exit(1)
}
