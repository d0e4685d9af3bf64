import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../db/db.ts'

/**
 * The topics: users whose data has changed, sessions that have ended, comments that became readable as `<worry>/<comment>`. `*`: more than
 * fit in a signal, so all of them.
 */
export type Topic = 'notices' | 'sessions' | 'comments'
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
const MIN_RETRY_MS = 250
const MAX_RETRY_MS = 15_000
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
  let connection: { close(): Promise<void> } | undefined

  function dispatch(payload: string) {
    const [topic, ids = ''] = payload.split(':') as [Topic, string?]
    for (const listener of listeners.get(topic) ?? []) listener.onSignal(ids === '*' ? '*' : ids.split(','))
  }
  const notifyMissed = (since: Date) => {
    for (const topicListeners of listeners.values()) for (const listener of topicListeners) listener.onMissed(since)
  }
  function open() {
    if (database.pool) return serverConnection()
    const unsubscribe = database.embedded?.onNotification(dispatch)
    return { close: async () => unsubscribe?.() }
  }

  function serverConnection() {
    const options = { ...database.pool?.options, ...(url !== undefined && { connectionString: url }) }
    let client: pg.Client | undefined
    let isClosed = false
    let retryDelayMs = MIN_RETRY_MS
    let timer: NodeJS.Timeout | undefined
    let lastContact = new Date()

    async function connect() {
      const newClient = new pg.Client({
        ...options,
        application_name: 'worrystone-bus',
        keepAlive: true,
        connectionTimeoutMillis: TIMEOUT_MS,
        query_timeout: TIMEOUT_MS,
      })
      client = newClient
      newClient.on('notification', ({ payload = '' }) => {
        lastContact = new Date()
        dispatch(payload)
      })
      // An error is reported before the end of the connection or instead of it: `reconnect` handles either, once.
      newClient.once('error', () => reconnect(newClient))
      newClient.once('end', () => reconnect(newClient))
      try {
        await newClient.connect()
        await newClient.query(`listen ${CHANNEL}`)
      } catch (thrown) {
        log.warn({ code: (thrown as { code?: unknown }).code }, 'the bus has no line to the database')
        reconnect(newClient)
        return
      }
      if (isClosed) return
      retryDelayMs = MIN_RETRY_MS
      notifyMissed(new Date(lastContact.getTime() - OVERLAP_MS))
      lastContact = new Date()
      probe(newClient)
    }

    function probe(connectedClient: pg.Client) {
      timer = setTimeout(async () => {
        try {
          await connectedClient.query('select 1')
          lastContact = new Date()
          if (client === connectedClient) probe(connectedClient)
        } catch {
          reconnect(connectedClient)
        }
      }, PROBE_MS)
      timer.unref()
    }

    function reconnect(lostClient: pg.Client) {
      if (client !== lostClient) return
      client = undefined
      clearTimeout(timer)
      lostClient.end().catch(() => {})
      if (isClosed) return
      // Delayed at random, so that processes do not reconnect all at once.
      timer = setTimeout(connect, retryDelayMs * (0.5 + Math.random()))
      timer.unref()
      retryDelayMs = Math.min(retryDelayMs * 2, MAX_RETRY_MS)
    }

    void connect()
    return {
      async close() {
        isClosed = true
        clearTimeout(timer)
        const currentClient = client
        client = undefined
        await currentClient?.end().catch(() => {})
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
      const topicListeners = listeners.get(topic) ?? new Set()
      listeners.set(topic, topicListeners.add(listener))
      connection ??= open()
      return () => void topicListeners.delete(listener)
    },

    async close() {
      listeners.clear()
      await connection?.close()
      connection = undefined
    },
  }
}
