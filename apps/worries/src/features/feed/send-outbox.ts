import { ApiError, call, isServiceDown, tokens } from '@worrystone/api-client'
import { readTokenClaims } from '@worrystone/api-client/token-claims'
import { type Post, postListsApi, postsApi } from '@worrystone/contracts'
import { emit, toast } from '@worrystone/events'
import { i18n, type T, translate } from '@worrystone/i18n'
import { hasOutbox } from '../../shared/has-outbox.ts'
import { offerHelpFor } from '../../shared/help-offer.ts'
import { newKey } from '../../shared/new-key.ts'
import { bodyOf, type OutboxEntry, outbox } from '../../shared/outbox.ts'
import { getPostState } from '../../shared/post-state.ts'
import { showShared } from '../../shared/use-shared-toast.ts'
import { prependToFeed } from './prepend-to-feed.ts'

const RETRY_MS = 60_000
/** The server knows a key for a day; after that a repeated request would share the worry again. */
const KEY_IS_KNOWN_MS = 20 * 60 * 60_000
const LOCK = 'worrystone-send-waiting'

// Outside React: the page on which the network comes back may be any.
// Each call of `t` has a literal sentence, in the dictionary of this remote.
const translateKey = translate
const t: T = (key, values) => translateKey(key, values, 'worries')
const dateTime = (iso: string) =>
  new Intl.DateTimeFormat(i18n.state().locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))

let timer: ReturnType<typeof setTimeout> | undefined
let isSending = false
let isStarted = false

/** Sends the outbox now and whenever the network returns. Later calls change nothing. */
export function startSending(): void {
  if (isStarted) return
  isStarted = true
  const send = () => void sendOutbox()
  window.addEventListener('online', send)
  tokens.subscribe((change) => change === 'this-tab' && send())
  if (!tokens.read() && hasOutbox()) {
    toast.info(t('A worry waits on this device. It is sent when you log in again.'), {
      action: { label: t('Log in'), to: '/login?next=%2Fmy-worries' },
    })
  }
  send()
}

/** One tab sends at a time, one worry after the other. */
export async function sendOutbox(): Promise<void> {
  if (isSending || navigator.onLine === false) return
  isSending = true
  clearTimeout(timer)
  try {
    if (navigator.locks) await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && sendAll())
    else await sendAll()
  } finally {
    isSending = false
  }
}

async function sendAll() {
  const userId = readTokenClaims()?.sub
  if (!userId) return
  for (const { key, problem, isPaused } of outbox.read(userId)) {
    if (problem !== null || isPaused) continue
    if ((await sendOne(userId, key)) === 'later') {
      timer = setTimeout(() => void sendOutbox(), RETRY_MS)
      return
    }
  }
}

/** `later`: nothing can be sent at the moment. */
async function sendOne(userId: string, key: string): Promise<'done' | 'later'> {
  const entry = outbox.find(userId, key)
  if (!entry) return 'done'
  const choice =
    entry.purpose === 'draft' ? 'share' : await offerHelpFor([entry.texts.shortContent, entry.texts.longContent], 'post')
  if (choice === 'close') outbox.change(userId, key, { isPaused: true })
  if (choice === 'draft') {
    const draftKey = newKey()
    outbox.change(userId, key, { purpose: 'draft', key: draftKey })
    return sendOne(userId, draftKey)
  }
  // It may have been edited, deleted or sent meanwhile.
  const worry = choice === 'share' ? outbox.find(userId, key) : undefined
  if (!worry) return 'done'
  try {
    await share(userId, worry)
  } catch (error) {
    if (isServiceDown(error) || (error instanceof ApiError && (error.status === 401 || error.status === 429))) return 'later'
    outbox.change(userId, key, { problem: error instanceof Error ? error.message : String(error) })
  }
  return 'done'
}

async function share(userId: string, { key, texts, purpose, triedAt }: OutboxEntry) {
  const wasSent = triedAt !== null && Date.now() - triedAt > KEY_IS_KNOWN_MS && (await isShared(userId, texts.shortContent))
  if (wasSent) return outbox.remove(userId, key)
  outbox.change(userId, key, { triedAt: triedAt ?? Date.now() })
  const post = await call(postsApi.create, { body: bodyOf(texts, purpose) }, { idempotencyKey: key, retries: 0 })
  outbox.remove(userId, key)
  if (getPostState(post) === 'published') prependToFeed(post)
  emit('post.created/1', { postId: post.id })
  showShared(post, [texts.shortContent, texts.longContent], { t, dateTime })
}

/** Whether the account has this worry: an earlier request may have arrived although its response was lost. */
async function isShared(userId: string, shortContent: string): Promise<boolean> {
  const query = { includeScheduled: 'true', limit: 20 }
  const { posts } = await call(postListsApi.byUser, { params: { userId }, query })
  return posts.some((post: Post) => post.shortContent === shortContent.trim())
}
