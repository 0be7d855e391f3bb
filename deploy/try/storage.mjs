// Stands in for the store of compose.yaml, with its arguments: --port :7070 posix /storage
import { readdirSync } from 'node:fs'
import S3rver from '@20minutes/s3rver'
import accounts from '@20minutes/s3rver/lib/models/account.js'

const [, port, , directory] = process.argv.slice(2)
accounts.DUMMY_ACCOUNT.createKeyPair(process.env.ROOT_ACCESS_KEY, process.env.ROOT_SECRET_KEY)
await new S3rver({
  address: '0.0.0.0',
  port: Number(port.slice(1)),
  directory,
  // It cannot check every way of signing.
  allowMismatchedSignatures: true,
  vhostBuckets: false,
  configureBuckets: readdirSync(directory).map((name) => ({ name })),
}).run()
process.on('SIGTERM', () => process.exit(0))
