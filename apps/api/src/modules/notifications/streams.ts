import type { NotificationEvent } from '@worrystone/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { EventStream } from '../../http/serve-events.ts'
import { streamSet } from '../../http/stream-set.ts'
import type { Bus } from '../../ports/bus.ts'
import type { ListenerStore } from './listener-store.ts'
import type { NotificationStore } from './notification-store.ts'

type Stream = EventStream<NotificationEvent>

/** Streams of one person per process; the oldest is closed first, because its connection may be dead. */
const MAX_PER_USER = 6
/** A little more than two heartbeats. */
const LISTENING_SECONDS = 60
/** A change during the start of a stream may miss it: the state is sent once more after this time. */
const SETTLED_MS = 2_000
/** Changes within this time are sent together. */
const BATCH_MS = 50
/** People whose state is read at the same time: a pool has ten connections. */
const MAX_CONCURRENT = 4

type Options = {
  bus: Bus
  store: Pick<NotificationStore, 'notifiedSince'>
  listeners: ListenerStore
  stateOf: (userId: string) => Promise<NotificationEvent>
  log: FastifyBaseLogger
}

/** Sends changes to open pages at once, whichever process makes them. */
export function notificationStreams({ bus, store, listeners, stateOf, log }: Options) {
  const processId = uuid()
  const streams = streamSet<NotificationEvent>({ bus, listeners, onHeartbeat: renew, log })
  /** The last state sent to each stream: the same state is not sent twice. */
  const lastSent = new WeakMap<Stream, string>()
  const changed = new Set<string>()
  let isSending = false
  const { attempt } = streams
  let unsubscribe: (() => void) | undefined

  const listen = () =>
    bus.listen('notices', {
      onSignal: (ids) => sendSoon(ids === '*' ? streams.keys() : ids),
      onMissed: (since) =>
        void attempt(async () => {
          await renew()
          sendSoon(await store.notifiedSince(streams.keys(), since))
        }),
    })

  function sendSoon(userIds: string[]) {
    for (const userId of userIds) if (streams.of(userId).length > 0) changed.add(userId)
    if (changed.size > 0 && !isSending) void sendChanged()
  }

  async function sendChanged() {
    isSending = true
    await new Promise((resolve) => setTimeout(resolve, BATCH_MS))
    while (changed.size > 0) {
      const next = [...changed].slice(0, MAX_CONCURRENT)
      for (const userId of next) changed.delete(userId)
      await Promise.all(next.map((userId) => attempt(() => sendTo(userId))))
    }
    isSending = false
  }

  async function sendTo(userId: string) {
    const state = await stateOf(userId)
    for (const stream of streams.of(userId)) sendState(stream, state)
  }

  function sendState(stream: Stream, state: NotificationEvent) {
    const text = JSON.stringify(state)
    if (lastSent.get(stream) === text) return
    lastSent.set(stream, text)
    stream.send('notifications', state)
  }

  async function renew() {
    const userIds = streams.keys()
    if (userIds.length > 0) await listeners.listen(processId, userIds, LISTENING_SECONDS)
  }

  return {
    /** Keeps a stream until it ends; the first event is the current state. */
    async open(stream: Stream) {
      streams.requireRoom()
      const { userId } = stream.viewer
      const userStreams = streams.of(userId)
      if (userStreams.length >= MAX_PER_USER) {
        const [oldest] = userStreams
        // Its page polls instead of reconnecting; otherwise two windows would replace each other forever.
        oldest?.send('replaced', await stateOf(userId))
        oldest?.close()
      }
      unsubscribe ??= listen()
      streams.add(userId, stream)
      await listeners.listen(processId, [userId], LISTENING_SECONDS)
      // After it is registered: later changes come as events of their own.
      sendState(stream, await stateOf(userId))
      setTimeout(() => sendSoon([userId]), SETTLED_MS).unref()
    },

    close() {
      unsubscribe?.()
      streams.close()
    },
  }
}
