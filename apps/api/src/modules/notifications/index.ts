import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { databaseBus } from '../../ports/bus.ts'
import { developmentKeys, webPushPort } from '../../ports/push.ts'
import { RETENTION } from '../../retention.ts'
import { userStore } from '../users/index.ts'
import { checkIns } from './check-ins.ts'
import { groupQueries } from './group-queries.ts'
import { listenerStore } from './listener-store.ts'
import { mailDelivery } from './mail-delivery.ts'
import { notices } from './notices.ts'
import { notificationStore } from './notification-store.ts'
import { preferenceStore } from './preference-store.ts'
import { preferenceService } from './preferences.ts'
import { pushDelivery } from './push-delivery.ts'
import { pushService } from './push-service.ts'
import { notificationRoutes } from './routes.ts'
import { notificationService } from './service.ts'
import { notificationStreams } from './streams.ts'
import { subscriptionStore } from './subscription-store.ts'
import { unsubscribeLinks, unsubscribeRoutes } from './unsubscribe.ts'

export { deleteNotice, insertNotice, type Notices, notices } from './notices.ts'

type Options = Pick<Deps, 'database' | 'queue' | 'mail' | 'secret' | 'publicUrl' | 'now' | 'log'> & {
  config: Pick<Config, 'vapid' | 'pushLocal' | 'isProduction' | 'dataDir' | 'databaseUrlDirect'>
  isInSafetyPause: (userId: string) => Promise<boolean>
}

/** How long notifications are kept, read or not. */
const RETENTION_MS = RETENTION.notifications * 24 * 60 * 60_000

/** Notifications, and their delivery in the page, by push and by mail. */
export function notificationsModule(deps: Options) {
  const { config, database, queue, mail, secret, publicUrl, now, log, isInSafetyPause } = deps
  const { vapid } = config
  const generated = config.isProduction ? () => undefined : developmentKeys(config.dataDir)
  const push = webPushPort({
    keys: () => vapid.keys ?? generated(),
    subject: vapid.subject,
    isLocalAllowed: config.pushLocal,
  })
  const bus = databaseBus(database, { url: config.databaseUrlDirect, log })

  const stores = {
    store: notificationStore(database),
    lines: groupQueries(database),
    listeners: listenerStore(database),
    subscriptions: subscriptionStore(database),
    users: userStore(database),
  }
  const preferenceRows = preferenceStore(database)
  const preferences = preferenceService({ database, store: preferenceRows, notifications: stores.store, now })
  const parts = { ...stores, preferences, database, queue, mail, push, publicUrl, now, log }
  const checks = checkIns({ ...parts, notices: notices(database), store: preferenceRows, isInSafetyPause })
  const service = notificationService({ ...parts, bus, preferenceStore: preferenceRows, checkIns: checks })
  const streams = notificationStreams({ ...parts, bus, stateOf: service.state })
  const links = unsubscribeLinks({ secret, publicUrl })

  return {
    /** Signals between the processes, closed with these routes. */
    bus,
    async routes(app: FastifyInstance) {
      app.addHook('preClose', async () => streams.close())
      app.addHook('onClose', () => bus.close())
      const pushes = pushService({ database, store: stores.subscriptions, push })
      await app.register(notificationRoutes({ service, preferences, push: pushes, openStream: streams.open }))
      await app.register(unsubscribeRoutes({ ...parts, links }))
    },
    /** Sends the current state to the person's open pages once the caller's transaction commits. */
    announceState: (userId: string) => bus.publish('notices', [userId]),
    jobs: {
      ...checks.jobs,
      'notifications.push': pushDelivery(parts),
      'notifications.mail': mailDelivery({ ...parts, unsubscribeLink: links.linkFor }),
    },
    cleanupTasks: [
      checks.plan,
      () => stores.store.deleteBefore(new Date(now().getTime() - RETENTION_MS)),
      () => stores.subscriptions.deleteEnded(),
      () => stores.listeners.deleteExpired(),
    ],
  }
}
