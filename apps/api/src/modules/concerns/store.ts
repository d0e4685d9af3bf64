import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { selectExists, selectValues } from '../../db/rows.ts'

type NewConcern = { senderId: string; receiverId: string; caseId: string; hasMessage: boolean; day: number; at: Date }

/** The only writer of the table concerns. */
export const concernStore = ({ db }: Pick<Database, 'db'>) => ({
  async add({ senderId, receiverId, caseId, hasMessage, day, at }: NewConcern) {
    await db()
      .insertInto('concerns')
      .values({
        id: uuid(),
        sender_id: senderId,
        receiver_id: receiverId,
        case_id: caseId,
        has_message: hasMessage,
        day,
        created_at: at,
      })
      .execute()
  },

  /** The times of this sender's concerns since then, oldest first. */
  sentSince: (senderId: string, since: Date): Promise<Date[]> =>
    selectValues({ db })<Date>`
      select created_at from concerns where sender_id = ${senderId} and created_at > ${since} order by created_at`,

  hasSentTo: (senderId: string, receiverId: string, since: Date): Promise<boolean> =>
    selectExists({ db })`
      select from concerns where sender_id = ${senderId} and receiver_id = ${receiverId} and created_at > ${since} limit 1`,

  /** The day of a 'Somebody thought of you' message in a user's notifications. */
  async dayOfMessage(userId: string, notificationId: string): Promise<number | undefined> {
    const row = await db()
      .selectFrom('notifications')
      .select('amount')
      .where('id', '=', notificationId)
      .where('user_id', '=', userId)
      .where('kind', '=', 'concern')
      .executeTakeFirst()
    return row?.amount ?? undefined
  },

  /** The concerns behind a notification of that day. */
  messagesOf: (receiverId: string, day: number): Promise<{ id: string; sender_id: string; report_case_id: string | null }[]> =>
    db()
      .selectFrom('concerns')
      .select(['id', 'sender_id', 'report_case_id'])
      .where('receiver_id', '=', receiverId)
      .where('day', '=', day)
      .where('has_message', '=', true)
      .orderBy('sender_id')
      .execute(),

  async setReported(id: string, reportCaseId: string) {
    await db().updateTable('concerns').set({ report_case_id: reportCaseId }).where('id', '=', id).execute()
  },
})
export type ConcernStore = ReturnType<typeof concernStore>
