import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import type { Connection } from '../../src/store/database.ts'

export interface DatabaseProxy {
  readonly url: string
  /** Breaks every connection, and refuses new ones until `mend`. */
  breakAll(): void
  mend(): void
  /** Lets the next commit through to the database and cuts the connection before its answer. */
  loseNextCommit(): void
  /** Cuts the connection at the next commit of a new call, which reaches the database only when what it returns is called. */
  delayNextCall(): () => Promise<void>
  close(): Promise<void>
}

/** A network between the service and its database that can be cut at will. */
export async function openDatabaseProxy(connection: Connection): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  let broken = false
  let losing = false
  let delaying: ((arrive: () => Promise<void>) => void) | undefined
  const server = createServer((near) => {
    if (broken) {
      near.destroy()
      return
    }
    const far = connect(`${connection.host}/.s.PGSQL.${connection.port}`)
    let cut = false
    let late = false
    let takesIn = false
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        if (!late) other.destroy()
      })
    }
    near.on('data', (data) => {
      const text = data.toString('latin1')
      const commits = /\bcommit\b/i.test(text)
      if (text.includes('insert into "call"')) takesIn = true
      if (delaying && commits && takesIn) {
        late = true
        near.destroy()
        delaying(async () => {
          far.write(data)
          await once(far, 'data')
          far.destroy()
        })
        delaying = undefined
        return
      }
      if (commits) takesIn = false
      far.write(data)
      if (losing && commits) {
        losing = false
        cut = true
      }
    })
    far.on('data', (data) => {
      if (cut) near.destroy()
      else if (!late) near.write(data)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://${connection.user}:${encodeURIComponent(String(connection.password))}@127.0.0.1:${port}/${connection.database}`,
    breakAll() {
      broken = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      broken = false
    },
    loseNextCommit() {
      losing = true
    },
    delayNextCall() {
      const held = new Promise<() => Promise<void>>((resolve) => {
        delaying = resolve
      })
      return async () => (await held)()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
