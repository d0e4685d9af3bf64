import { v7 as uuid } from 'uuid'
import type { Database } from '../../db/db.ts'
import { columnsOf } from '../../db/present-row.ts'
import { selectExists, selectRows, selectValue, selectValues } from '../../db/rows.ts'

type NewConcern = { senderId: string; receiverId: string; caseId: string; hasMessage: boolean; day: number; createdAt: Date }

/** The only writer of the table concerns. */
export const concernStore = ({ db }: Pick<Database, 'db'>) => ({
  async add(concern: NewConcern) {
    await db()
      .insertInto('concerns')
      .values({ id: uuid(), ...columnsOf(concern) })
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
  dayOfMessage: (userId: string, notificationId: string): Promise<number | undefined> => selectValue({ db })<number>`
    select amount from notifications where id = ${notificationId} and user_id = ${userId} and kind = 'concern' and amount is not null`,

  /** The concerns behind a notification of that day. */
  messagesOf: (receiverId: string, day: number) =>
    selectRows({ db })<{ id: string; sender_id: string; report_case_id: string | null }>`
      select id, sender_id, report_case_id from concerns
      where receiver_id = ${receiverId} and day = ${day} and has_message order by sender_id`,

  async setReported(id: string, reportCaseId: string) {
    await db().updateTable('concerns').set({ report_case_id: reportCaseId }).where('id', '=', id).execute()
  },
})
export type ConcernStore = ReturnType<typeof concernStore>
