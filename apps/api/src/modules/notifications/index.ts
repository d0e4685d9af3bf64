import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import type { Queue } from '../../jobs/queue.ts'
import { databaseBus } from '../../ports/bus.ts'
import type { Mail } from '../../ports/mail.ts'
import { developmentKeys, webPushPort } from '../../ports/push.ts'
import { userStore } from '../users/index.ts'
import { checkIns } from './check-ins.ts'
import { delivery } from './delivery.ts'
import { notices } from './notices.ts'
import { preferenceService } from './preferences.ts'
import { pushService } from './push-service.ts'
import { notificationRoutes } from './routes.ts'
import { notificationService } from './service.ts'
import { notificationStore, preferenceStore, subscriptionStore } from './store.ts'
import { notificationStreams } from './streams.ts'
import { unsubscribeLinks, unsubscribeRoutes } from './unsubscribe.ts'

export { type Notice, type Notices, notices, insertNotice, deleteNotice } from './notices.ts'

type Needs = {
  config: Pick<Config, 'vapid' | 'pushLocal' | 'isProduction' | 'dataDir' | 'databaseUrlDirect'>
  database: Database
  queue: Queue
  mail: Mail
  secret: string
  publicUrl: () => string
  now: () => Date
  log: FastifyBaseLogger
  isInSafetyPause: (userId: string) => Promise<boolean>
}

/** Unread or not: after half a year nobody looks for it any more. */
const KEEP_MS = 180 * 24 * 60 * 60_000

/** What people are told, and how it reaches them: in the page, by push, by mail. */
export function notificationsModule(deps: Needs) {
  const { config, database, queue, mail, secret, publicUrl, now, log, isInSafetyPause } = deps
  const { vapid } = config
  const generated = config.isProduction ? () => undefined : developmentKeys(config.dataDir)
  const push = webPushPort({
    keys: () => vapid.keys ?? generated(),
    subject: vapid.subject,
    isLocalAllowed: config.pushLocal,
  })
  const bus = databaseBus(database, { url: config.databaseUrlDirect, log })

  const store = notificationStore(database)
  const chosen = preferenceStore(database)
  const subscriptions = subscriptionStore(database)
  const users = userStore(database)
  const preferences = preferenceService({ database, store: chosen, notifications: store, now })
  const asked = checkIns({ database, queue, notices: notices(database), preferences, store: chosen, isInSafetyPause, now })
  const service = notificationService({ database, store, preferences, preferenceStore: chosen, users, checkIns: asked, bus, now })
  const streams = notificationStreams({ bus, store, stateOf: service.state, log })
  const links = unsubscribeLinks({ secret, publicUrl })
  const carried = delivery({
    store,
    subscriptions,
    preferences,
    users,
    queue,
    mail,
    push,
    publicUrl,
    unsubscribeLink: links.linkFor,
    now,
    log,
  })

  return {
    async routes(app: FastifyInstance) {
      app.addHook('preClose', async () => streams.close())
      app.addHook('onClose', () => bus.close())
      await app.register(
        notificationRoutes({
          service,
          preferences,
          push: pushService({ database, store: subscriptions, push }),
          openStream: streams.open,
        }),
      )
      await app.register(unsubscribeRoutes({ links, preferences, users, publicUrl }))
    },
    /** Has the open pages of a person learn how things stand, once the caller's transaction is kept. */
    announceState: (userId: string) => bus.tell('notices', [userId]),
    jobs: { ...asked.jobs, ...carried },
    chores: [
      asked.plan,
      () => store.forget(new Date(now().getTime() - KEEP_MS)),
      () => subscriptions.forget(),
      () => store.forgetListeners(),
    ],
  }
}
