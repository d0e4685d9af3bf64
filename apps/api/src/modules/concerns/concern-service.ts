import {
  CONCERN_AGAIN_DAYS,
  CONCERN_MIN_ACCOUNT_HOURS,
  CONCERNS_PER_DAY,
  type ConcernForm,
  type Done,
  type SubjectKind,
} from '@worrystone/contracts'
import type { Database } from '../../db/db.ts'
import { AppError, badRequest, conflict, forbidden, notFound, unauthorized } from '../../http/app-error.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { ModerationCases, Subject } from '../moderation/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { UserStore } from '../users/index.ts'
import type { ConcernStore } from './store.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

type ConcernKind = Exclude<SubjectKind, 'story'>
type About = { kind: ConcernKind; id: string }

type Options = {
  database: Database
  store: ConcernStore
  users: Pick<UserStore, 'lock'>
  cases: Pick<ModerationCases, 'openFromConcern' | 'openFromMisuse' | 'lockPost'>
  notices: Pick<Notices, 'notify'>
  subjects: Record<ConcernKind, Subject>
  now: () => Date
}

const THANKS = 'Thank you. A moderator will look at this.'

/** The rules of sending 'I am worried about this person', and of reporting a hurtful message. */
export function concernService({ database, store, users, cases, notices, subjects, now }: Options) {
  const ago = (ms: number) => new Date(now().getTime() - ms)

  /** The subject of the concern, with its owner. */
  async function findSubject(viewer: Viewer, { kind, id }: About) {
    const subject = subjects[kind]
    const content = (await subject.isVisibleTo(viewer.userId, id)) && (await subject.read(id))
    if (!content) throw notFound()
    if (content.authorId === viewer.userId) {
      throw badRequest('This is for worries about somebody else. If you need help yourself, the help page shows who listens')
    }
    return content
  }

  /** Locks the sender until the transaction ends, so that concurrent calls are counted one after the other. */
  async function requireAllowance(senderId: string, receiverId: string) {
    const sender = await users.lock(senderId)
    if (!sender) throw unauthorized()
    if (sender.concerns_suspended) {
      throw forbidden('You cannot use this at the moment. You can still report what worries you to the moderators')
    }
    if (sender.created_at > ago(CONCERN_MIN_ACCOUNT_HOURS * HOUR_MS)) {
      throw forbidden('You can use this one day after you joined. Until then you can report what worries you to the moderators')
    }
    if (await store.hasSentTo(senderId, receiverId, ago(CONCERN_AGAIN_DAYS * DAY_MS))) {
      throw conflict('You have told us that you are worried about this person. You can do so again after 7 days')
    }
    const sentToday = await store.sentSince(senderId, ago(DAY_MS))
    const [oldest] = sentToday
    if (oldest && sentToday.length >= CONCERNS_PER_DAY) {
      const retryAfter = Math.max(1, Math.ceil((oldest.getTime() + DAY_MS - now().getTime()) / 1_000))
      throw new AppError(
        'RATE_LIMITED',
        'You can use this 3 times a day. If you are worried about somebody else, please report it to the moderators',
        { retryAfter },
      )
    }
  }

  return {
    /**
     * Opens an urgent case, or joins the open one. The sender is never disclosed, and the response is the same whether a message is sent or
     * not.
     */
    send: (viewer: Viewer, about: About, { sendMessage }: ConcernForm): Promise<Done> =>
      database.tx(async () => {
        const { authorId, postId } = await findSubject(viewer, about)
        if (postId !== null) await cases.lockPost(postId)
        await requireAllowance(viewer.userId, authorId)
        const { caseId } = await cases.openFromConcern({ kind: about.kind, subjectId: about.id, postId, authorId })
        const at = now()
        const day = Math.floor(at.getTime() / DAY_MS)
        await store.add({ senderId: viewer.userId, receiverId: authorId, caseId, hasMessage: sendMessage, day, createdAt: at })
        // One message a day, however many users sent a concern.
        if (sendMessage) await notices.notify({ to: authorId, kind: 'concern', causedBy: viewer.userId, amount: day })
        return { message: THANKS }
      }),

    /** Opens a case about the sender of the message, who is never disclosed to the receiver. */
    reportMessage: (viewer: Viewer, notificationId: string): Promise<Done> =>
      database.tx(async () => {
        const day = await store.dayOfMessage(viewer.userId, notificationId)
        if (day === undefined) throw notFound()
        for (const { id, sender_id, report_case_id } of await store.messagesOf(viewer.userId, day)) {
          if (report_case_id !== null) continue
          const { caseId } = await cases.openFromMisuse({ senderId: sender_id, reporterId: viewer.userId })
          await store.setReported(id, caseId)
        }
        return { message: THANKS }
      }),
  }
}
export type ConcernService = ReturnType<typeof concernService>
