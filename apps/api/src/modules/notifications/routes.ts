import type { NotificationEvent } from '@worrystone/contracts'
import { notificationsApi } from '@worrystone/contracts'
import type { FastifyInstance } from 'fastify'
import { acceptedLanguages } from '../../http/language-for.ts'
import { serve } from '../../http/serve.ts'
import { type EventStream, serveEvents } from '../../http/serve-events.ts'
import type { PreferenceService } from './preferences.ts'
import type { PushService } from './push-service.ts'
import type { NotificationService } from './service.ts'

type Options = {
  service: NotificationService
  preferences: PreferenceService
  push: PushService
  openStream: (stream: EventStream<NotificationEvent>) => Promise<void>
}

export const notificationRoutes = ({ service, preferences, push, openStream }: Options) =>
  async function notifications(app: FastifyInstance) {
    serve(app, notificationsApi.list, ({ viewer, query, request }) => service.list(viewer, query, acceptedLanguages(request)))
    serve(app, notificationsApi.read, ({ viewer, params }) => service.read(viewer, params.id))
    serve(app, notificationsApi.readAll, ({ viewer }) => service.readAll(viewer))
    serve(app, notificationsApi.preferences, ({ viewer }) => preferences.read(viewer.userId))
    serve(app, notificationsApi.update, ({ viewer, body }) => preferences.change(viewer.userId, body))
    serve(app, notificationsApi.context, ({ viewer }) => service.context(viewer))
    serve(app, notificationsApi.triggerSmart, ({ viewer, request }) => service.triggerSmart(viewer, acceptedLanguages(request)))
    serve(app, notificationsApi.pushKey, () => push.key())
    serve(app, notificationsApi.subscribe, ({ viewer, body }) => push.subscribe(viewer, body))
    serve(app, notificationsApi.unsubscribe, ({ viewer, body }) => push.unsubscribe(viewer, body))
    serveEvents(app, notificationsApi.stream, openStream)
  }
