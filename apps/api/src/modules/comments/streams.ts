import type { CommentsEvent } from '@worrystone/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuid } from 'uuid'
import { notFound } from '../../http/app-error.ts'
import type { EventStream } from '../../http/serve-events.ts'
import { streamSet } from '../../http/stream-set.ts'
import type { Bus } from '../../ports/bus.ts'
import type { CommentListeners } from './comment-listeners.ts'
import type { ReadQueries } from './read-query.ts'

type Stream = EventStream<CommentsEvent>
type Options = { bus: Bus; listeners: CommentListeners; queries: Pick<ReadQueries, 'one' | 'count'>; log: FastifyBaseLogger }

/** Streams of one person per process; the oldest is closed first, because its connection may be dead. */
const MAX_PER_USER = 6
/** A little more than two heartbeats. */
const LISTENING_SECONDS = 60
/** Viewers who are asked about at the same time: a pool has ten connections. */
const MAX_CONCURRENT = 4

/** The signal of a comment that others can read from now on. */
export const commentSignal = (comment: { id: string; post_id: string }) => `${comment.post_id}/${comment.id}`

/** Tells open pages of a worry that it has a new comment: each viewer only if they may read that comment. */
export function commentStreams({ bus, listeners, queries, log }: Options) {
  const processId = uuid()
  const streams = streamSet<CommentsEvent>({ bus, listeners, onHeartbeat: renew, log })
  const { attempt } = streams
  let unsubscribe: (() => void) | undefined

  const listen = () =>
    bus.listen('comments', {
      onSignal: (signals) => void (signals === '*' ? sendToAll() : attempt(() => sendComments(signals))),
      onMissed: () => void attempt(renew).then(sendToAll),
    })

  async function renew() {
    const postIds = streams.keys()
    if (postIds.length > 0) await listeners.listen(processId, postIds, LISTENING_SECONDS)
  }

  async function sendComments(signals: string[]) {
    for (const signal of signals) {
      const [postId = '', commentId = ''] = signal.split('/')
      await forEachViewer(streams.of(postId), async (userId, userStreams) => {
        const comment = await queries.one({ viewerId: userId, withHeld: false }, commentId)
        if (comment?.is_readable && !comment.is_own) await sendCount(postId, userId, userStreams)
      })
    }
  }

  /** What was missed is not known: the pages compare the count. */
  const sendToAll = () =>
    attempt(async () => {
      for (const postId of streams.keys())
        await forEachViewer(streams.of(postId), (userId, userStreams) => sendCount(postId, userId, userStreams))
    })

  /** The count of a worry that the viewer can no longer see is not sent. */
  async function sendCount(postId: string, userId: string, userStreams: Stream[]) {
    const commentCount = await queries.count(userId, postId)
    if (commentCount === undefined) for (const stream of userStreams) stream.close()
    else for (const stream of userStreams) stream.send('comments', { commentCount })
  }

  return {
    /** Keeps a stream of a worry that the viewer can see until it ends; the first event is the current count. */
    async open(stream: Stream, { postId }: { postId: string }) {
      streams.requireRoom()
      const { userId } = stream.viewer
      const count = await queries.count(userId, postId)
      if (count === undefined) throw notFound()
      const userStreams = streams.all().filter(({ viewer }) => viewer.userId === userId)
      if (userStreams.length >= MAX_PER_USER) {
        // Its page polls instead of reconnecting; otherwise two windows would replace each other forever.
        userStreams[0]?.send('replaced', { commentCount: count })
        userStreams[0]?.close()
      }
      unsubscribe ??= listen()
      streams.add(postId, stream)
      await listeners.listen(processId, [postId], LISTENING_SECONDS)
      // After it is registered: later comments come as events of their own.
      await sendCount(postId, userId, [stream])
    },

    close() {
      unsubscribe?.()
      streams.close()
    },
  }
}

/** A person may have several streams of one worry. */
async function forEachViewer(streams: Stream[], work: (userId: string, streams: Stream[]) => Promise<void>) {
  const byUser = [...Map.groupBy(streams, ({ viewer }) => viewer.userId)]
  while (byUser.length > 0)
    await Promise.all(byUser.splice(0, MAX_CONCURRENT).map(([userId, userStreams]) => work(userId, userStreams)))
}
