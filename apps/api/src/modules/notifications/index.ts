import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/db.ts'
import type { Queue } from '../../jobs/queue.ts'
import { databaseBus } from '../../ports/bus.ts'
import type { EmailTransport } from '../../ports/email.ts'
import { developmentKeys, webPushPort } from '../../ports/push.ts'
import { userStore } from '../users/index.ts'
import { checkIns } from './check-ins.ts'
import { delivery } from './delivery.ts'
import { lineQueries } from './line-queries.ts'
import { listenerStore } from './listener-store.ts'
import { notices } from './notices.ts'
import { notificationStore } from './notification-store.ts'
import { preferenceStore } from './preference-store.ts'
import { preferenceService } from './preferences.ts'
import { pushService } from './push-service.ts'
import { notificationRoutes } from './routes.ts'
import { notificationService } from './service.ts'
import { notificationStreams } from './streams.ts'
import { subscriptionStore } from './subscription-store.ts'
import { unsubscribeLinks, unsubscribeRoutes } from './unsubscribe.ts'

export { deleteNotice, insertNotice, type Notices, notices } from './notices.ts'

type Needs = {
  config: Pick<Config, 'vapid' | 'pushLocal' | 'isProduction' | 'dataDir' | 'databaseUrlDirect'>
  database: Database
  queue: Queue
  mail: EmailTransport
  secret: string
  publicUrl: () => string
  now: () => Date
  log: FastifyBaseLogger
  isInSafetyPause: (userId: string) => Promise<boolean>
}

/** How long notifications are kept, read or not. */
const KEEP_MS = 180 * 24 * 60 * 60_000

/** Notifications, and their delivery in the page, by push and by mail. */
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
  const lines = lineQueries(database)
  const listeners = listenerStore(database)
  const chosen = preferenceStore(database)
  const subscriptions = subscriptionStore(database)
  const users = userStore(database)
  const preferences = preferenceService({ database, store: chosen, notifications: store, now })
  const checks = checkIns({ database, queue, notices: notices(database), preferences, store: chosen, isInSafetyPause, now })
  const service = notificationService({
    ...{ database, lines, store, listeners, preferences, users, bus, now },
    preferenceStore: chosen,
    checkIns: checks,
  })
  const streams = notificationStreams({ bus, store, listeners, stateOf: service.state, log })
  const links = unsubscribeLinks({ secret, publicUrl })
  const deliveries = delivery({
    lines,
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
    /** Sends the current state to the person's open pages once the caller's transaction commits. */
    announceState: (userId: string) => bus.publish('notices', [userId]),
    jobs: { ...checks.jobs, ...deliveries },
    chores: [
      checks.plan,
      () => store.deleteBefore(new Date(now().getTime() - KEEP_MS)),
      () => subscriptions.deleteEnded(),
      () => listeners.deleteExpired(),
    ],
  }
}
