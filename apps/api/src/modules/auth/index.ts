import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import type { Queue } from '../../jobs/queue.ts'
import type { Mail } from '../../ports/mail.ts'
import { userStore } from '../users/index.ts'
import { accountService } from './accounts.ts'
import { linkService } from './links.ts'
import { linkMails } from './mails.ts'
import { authRoutes } from './routes.ts'
import { sessionService } from './sessions.ts'
import { linkStore, sessionStore } from './store.ts'

export { hashPassword } from './passwords.ts'

type Needs = {
  config: Pick<Config, 'adminEmails'>
  database: Database
  queue: Queue
  mail: Mail
  secret: string
  publicUrl: () => string
  now: () => Date
}

/** Accounts, sessions and the mails about them. */
export function authModule({ config, database, queue, mail, secret, publicUrl, now }: Needs) {
  const users = userStore(database)
  const sessions = sessionService({ database, store: sessionStore(database), users, secret, now })
  const links = linkService({ database, store: linkStore(database), now })
  const accounts = accountService({ database, queue, users, sessions, links, adminEmails: config.adminEmails, now })
  return {
    routes: authRoutes({ accounts, sessions, users }),
    jobs: linkMails({ users, links, mail, publicUrl }),
    /** False as soon as the session behind an access token has ended, however long the token itself still lives. */
    isSessionLive: sessions.isLive,
    /** Was the password said in this session within the last 15 minutes? Weighty changes ask for that. */
    isFreshSignIn: sessions.isFresh,
    forgetExpired: async () => {
      await sessions.forgetExpired()
      await links.forgetExpired()
    },
  }
}
