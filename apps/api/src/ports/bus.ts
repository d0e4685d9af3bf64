import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../db/db.ts'

/** The topics: users whose data has changed, sessions that have ended. `*`: more than fit in a signal, so all of them. */
export type Topic = 'notices' | 'sessions'
type Listener = {
  onSignal(ids: string[] | '*'): void
  /** Signals may have been missed since then, because they are not stored. */
  onMissed(since: Date): void
}

/** Signals between all processes on one database. They contain ids only: the listener reads the rest from the database. */
export type Bus = {
  /** Notifies all listeners, also those in this process, once the caller's transaction is committed. */
  publish(topic: Topic, ids: string[]): Promise<void>
  /** Listens until the returned function is called. The connection is opened for the first listener. */
  listen(topic: Topic, listener: Listener): () => void
  close(): Promise<void>
}

/** The triggers of migration 0030 use the same name. */
const CHANNEL = 'worrystone'
/** A signal holds 8,000 bytes. */
const MAX_IDS = 150
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 15_000
/** A silently dropped connection is detected by a periodic query. */
const PROBE_MS = 30_000
const TIMEOUT_MS = 10_000
/** A transaction that began before the connection broke may have been committed a little later. */
const OVERLAP_MS = 60_000

type Log = { warn(facts: object, text: string): void }
type Options = { url?: string | undefined; log: Log }

/**
 * The bus of a database: LISTEN/NOTIFY on a separate connection of a server, or the notifications of the embedded database. `url` is the
 * server's direct address if the pool uses a pooler without LISTEN.
 */
export function databaseBus(database: Database, { url, log }: Options): Bus {
  const listeners = new Map<Topic, Set<Listener>>()
  let opened: { close(): Promise<void> } | undefined

  function dispatch(payload: string) {
    const [topic, ids = ''] = payload.split(':') as [Topic, string?]
    for (const listener of listeners.get(topic) ?? []) listener.onSignal(ids === '*' ? '*' : ids.split(','))
  }
  const notifyMissed = (since: Date) => {
    for (const ofTopic of listeners.values()) for (const listener of ofTopic) listener.onMissed(since)
  }
  function open() {
    if (database.pool) return serverConnection()
    const unsubscribe = database.embedded?.onNotification(dispatch)
    return { close: async () => unsubscribe?.() }
  }

  function serverConnection() {
    const options = { ...database.pool?.options, ...(url !== undefined && { connectionString: url }) }
    let client: pg.Client | undefined
    let isOver = false
    let wait = FIRST_WAIT_MS
    let timer: NodeJS.Timeout | undefined
    let lastContact = new Date()

    async function connect() {
      const mine = new pg.Client({
        ...options,
        application_name: 'worrystone-bus',
        keepAlive: true,
        connectionTimeoutMillis: TIMEOUT_MS,
        query_timeout: TIMEOUT_MS,
      })
      client = mine
      mine.on('notification', ({ payload = '' }) => {
        lastContact = new Date()
        dispatch(payload)
      })
      // An error is reported before the end of the connection or instead of it: `lost` handles either, once.
      mine.once('error', () => lost(mine))
      mine.once('end', () => lost(mine))
      try {
        await mine.connect()
        await mine.query(`listen ${CHANNEL}`)
      } catch (thrown) {
        log.warn({ code: (thrown as { code?: unknown }).code }, 'the bus has no line to the database')
        lost(mine)
        return
      }
      if (isOver) return
      wait = FIRST_WAIT_MS
      notifyMissed(new Date(lastContact.getTime() - OVERLAP_MS))
      lastContact = new Date()
      probe(mine)
    }

    function probe(mine: pg.Client) {
      timer = setTimeout(async () => {
        try {
          await mine.query('select 1')
          lastContact = new Date()
          if (client === mine) probe(mine)
        } catch {
          lost(mine)
        }
      }, PROBE_MS)
      timer.unref()
    }

    function lost(mine: pg.Client) {
      if (client !== mine) return
      client = undefined
      clearTimeout(timer)
      mine.end().catch(() => {})
      if (isOver) return
      // Delayed at random, so that processes do not reconnect all at once.
      timer = setTimeout(connect, wait * (0.5 + Math.random()))
      timer.unref()
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }

    void connect()
    return {
      async close() {
        isOver = true
        clearTimeout(timer)
        const mine = client
        client = undefined
        await mine?.end().catch(() => {})
      },
    }
  }

  return {
    async publish(topic, ids) {
      if (ids.length === 0) return
      const content = ids.length > MAX_IDS ? '*' : ids.join(',')
      await sql`select pg_notify(${sql.lit(CHANNEL)}, ${`${topic}:${content}`})`.execute(database.db())
    },

    listen(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set()
      listeners.set(topic, ofTopic.add(listener))
      opened ??= open()
      return () => void ofTopic.delete(listener)
    },

    async close() {
      listeners.clear()
      await opened?.close()
      opened = undefined
    },
  }
}
