import type { NotificationEvent } from '@worrystone/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuid } from 'uuid'
import { unavailable } from '../../http/app-error.ts'
import type { EventStream } from '../../http/serve-events.ts'
import type { Bus } from '../../ports/bus.ts'
import type { NotificationStore } from './store.ts'

type Stream = EventStream<NotificationEvent>

/** Tabs and devices of one person on one process; the oldest makes room, because it may be one that left without a word. */
const MOST_OF_ONE = 6
const MOST_OF_ALL = 10_000
/** Proxies give up on a silent answer after a minute at the earliest. */
const BEAT_MS = 25_000
/** Two beats and a little. */
const LISTENING_SECONDS = 60
/** What was under way when a stream began did not know of it yet: its reader is looked up once more. */
const SETTLED_MS = 2_000
/** Several things that happen together are told together. */
const TOGETHER_MS = 50
/** People who are looked up at the same time: a pool has ten connections. */
const AT_ONCE = 4

type Needs = {
  bus: Bus
  store: NotificationStore
  stateOf: (userId: string) => Promise<NotificationEvent>
  log: FastifyBaseLogger
}

/** Whoever is looking right now hears of changes at once, in whichever process they happen. */
export function notificationStreams({ bus, store, stateOf, log }: Needs) {
  const me = uuid()
  const streams = new Map<string, Set<Stream>>()
  /** What each was told last: nobody hears the same twice. */
  const said = new WeakMap<Stream, string>()
  let count = 0
  const changed = new Set<string>()
  let isTelling = false
  const hushes: (() => void)[] = []
  let beats: NodeJS.Timeout | undefined

  const everybody = () => [...streams.keys()]

  function listen() {
    if (hushes.length > 0) return
    hushes.push(
      bus.listen('notices', {
        heard: (ids) => tellSoon(ids === '*' ? everybody() : ids),
        missed: (since) =>
          void attempt(async () => {
            await renew()
            tellSoon(await store.toldSince(everybody(), since))
          }),
      }),
      bus.listen('sessions', {
        heard: (ids) => end((stream) => ids === '*' || ids.includes(stream.viewer.sessionId)),
        missed: () => void attempt(endDead),
      }),
    )
    beats = setInterval(() => {
      for (const ofOne of streams.values()) for (const stream of ofOne) stream.beat()
      // A session that was deleted with its account has told nobody.
      void attempt(endDead)
      void attempt(renew)
    }, BEAT_MS)
    beats.unref()
  }

  function tellSoon(userIds: string[]) {
    for (const userId of userIds) if (streams.has(userId)) changed.add(userId)
    if (changed.size > 0 && !isTelling) void tell()
  }

  async function tell() {
    isTelling = true
    await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS))
    while (changed.size > 0) {
      const next = [...changed].slice(0, AT_ONCE)
      for (const userId of next) changed.delete(userId)
      await Promise.all(next.map((userId) => attempt(() => tellOne(userId))))
    }
    isTelling = false
  }

  async function tellOne(userId: string) {
    const state = await stateOf(userId)
    for (const stream of streams.get(userId) ?? []) tellStream(stream, state)
  }

  function tellStream(stream: Stream, state: NotificationEvent) {
    const text = JSON.stringify(state)
    if (said.get(stream) === text) return
    said.set(stream, text)
    stream.send('notifications', state)
  }

  async function renew() {
    if (streams.size > 0) await store.listen(me, everybody(), LISTENING_SECONDS)
  }

  function end(whether: (stream: Stream) => boolean) {
    for (const ofOne of streams.values()) for (const stream of [...ofOne]) if (whether(stream)) stream.close()
  }

  async function endDead() {
    const sessions = [...streams.values()].flatMap((ofOne) => [...ofOne].map(({ viewer }) => viewer.sessionId))
    if (sessions.length === 0) return
    const live = await store.liveSessions([...new Set(sessions)])
    end(({ viewer }) => sessions.includes(viewer.sessionId) && !live.has(viewer.sessionId))
  }

  /** The database may be away: the page asks by itself every half minute. */
  const attempt = (work: () => Promise<void>) =>
    work().catch((thrown) => log.warn({ code: (thrown as { code?: unknown }).code }, 'a stream was not told'))

  return {
    /** Keeps a stream until it ends; the first event says how things stand. */
    async open(stream: Stream) {
      if (count >= MOST_OF_ALL) throw unavailable(60)
      const { userId } = stream.viewer
      const ofOne = streams.get(userId) ?? new Set()
      if (ofOne.size >= MOST_OF_ONE) {
        const [oldest] = ofOne
        // Its reader polls instead of coming back, or two windows would push each other out for ever.
        oldest?.send('replaced', await stateOf(userId))
        oldest?.close()
      }
      listen()
      streams.set(userId, ofOne.add(stream))
      count++
      stream.onClose(() => {
        count--
        ofOne.delete(stream)
        if (ofOne.size === 0 && streams.get(userId) === ofOne) streams.delete(userId)
      })
      await store.listen(me, [userId], LISTENING_SECONDS)
      // After it is known: what is told from here on comes as an event of its own.
      tellStream(stream, await stateOf(userId))
      setTimeout(() => tellSoon([userId]), SETTLED_MS).unref()
    },

    close() {
      clearInterval(beats)
      for (const hush of hushes.splice(0)) hush()
      end(() => true)
    },
  }
}
