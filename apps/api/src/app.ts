import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { readViewer } from './http/access-token.ts'
import { createServer } from './http/create-server.ts'
import { deleteExpiredKeys } from './http/idempotency.ts'
import { openApi } from './http/openapi.ts'
import { protect } from './http/protect.ts'
import { rateLimits } from './http/rate-limit.ts'
import { deleteExpiredRates } from './http/rate-stores.ts'
import { cleanupJob } from './jobs/cleanup.ts'
import { deleteFinishedJobs, type JobHandlers } from './jobs/worker.ts'
import { type AnalysisWorker, analysisModule, analysisThread, categorizer, detectLanguage } from './modules/analysis/index.ts'
import { analyticsModule, type ProtectionRules } from './modules/analytics/index.ts'
import { audienceModule } from './modules/audience/index.ts'
import { authModule, type PasswordCost } from './modules/auth/index.ts'
import { billingModule } from './modules/billing/index.ts'
import { blocksModule } from './modules/blocks/index.ts'
import { commentsModule } from './modules/comments/index.ts'
import { communityModule } from './modules/community/index.ts'
import { concernsModule } from './modules/concerns/index.ts'
import { dashboardModule } from './modules/dashboard/index.ts'
import { demographicsModule } from './modules/demographics/index.ts'
import { followUpsModule } from './modules/follow-ups/index.ts'
import { followsModule } from './modules/follows/index.ts'
import { healthModule } from './modules/health/index.ts'
import { hiddenWordsModule } from './modules/hidden-words/index.ts'
import { languagesModule } from './modules/languages/index.ts'
import { meTooModule } from './modules/me-too/index.ts'
import { moderationCases, moderationModule } from './modules/moderation/index.ts'
import { myDataModule } from './modules/my-data/index.ts'
import { notices, notificationsModule } from './modules/notifications/index.ts'
import { picturesModule } from './modules/pictures/index.ts'
import { placesModule } from './modules/places/index.ts'
import { postsModule } from './modules/posts/index.ts'
import { registryModule } from './modules/registry/index.ts'
import { resolutionsModule } from './modules/resolutions/index.ts'
import { resourcesModule } from './modules/resources/index.ts'
import { dangerAssessor, levelAssessor, safetyPauses, safetyRoutes } from './modules/safety/index.ts'
import { savedPostsModule } from './modules/saved-posts/index.ts'
import {
  adviceJudge,
  type Classify,
  classifyWithTimeout,
  preloadConcepts,
  screeningModule,
  textClassifier,
} from './modules/screening/index.ts'
import { searchModule } from './modules/search/index.ts'
import { discovery, siteModule } from './modules/site/index.ts'
import { siteTextsModule } from './modules/site-texts/index.ts'
import { canUseBy, subscriptionsModule } from './modules/subscriptions/index.ts'
import { supportModule } from './modules/support/index.ts'
import { transparencyModule } from './modules/transparency/index.ts'
import { unansweredModule } from './modules/unanswered/index.ts'
import { usersModule } from './modules/users/index.ts'
import { wellnessModule } from './modules/wellness/index.ts'
import { openStorage } from './ports/storage.ts'
import type { Retention } from './retention.ts'

/** `Deps`, and replacements for the defaults of single modules. */
export type AppOptions = Deps & {
  /** Classifies texts; default: the shipped heads on the embeddings of the analysis thread. */
  classify?: Classify
  /** The periods that the site's texts and facts state; default: those by which things are really kept. */
  retention?: Retention
  /** Of new password hashes; default: the one that is safe in production. */
  passwordCost?: PasswordCost | undefined
  /** Analyzes texts; default: a thread of this app. */
  thread?: AnalysisWorker
  /** Disclosure control of the published figures; default: the shipped rules. */
  figureRules?: ProtectionRules
  /** Where `<app>/dist` holds the builds that are published at start; default: the apps beside this one. */
  builds?: string
}

/** The thread that analyzes texts, and the classifiers that use its embeddings. */
function classifiers({ config, thread = analysisThread(config.analysis), classify }: AppOptions) {
  const { embed } = thread
  return {
    thread,
    classify: classify ?? classifyWithTimeout(textClassifier({ embed, detectLanguage })),
    judgeAdvice: adviceJudge({ embed, detectLanguage }),
  }
}

type CleanupTasks = { cleanupTasks: (() => Promise<void>)[] }
const tasksOf = ({ cleanupTasks }: CleanupTasks) => cleanupTasks

export type App = { server: FastifyInstance; jobs: JobHandlers }

/** The composition root: creates and connects every module of the API. */
export async function buildApp(deps: AppOptions): Promise<App> {
  const server = createServer(deps)
  const storage = openStorage(deps.config)
  server.addHook('onClose', async () => storage.close())
  const siteTexts = siteTextsModule(deps)
  const auth = authModule({ ...deps, acceptTerms: siteTexts.accept })
  const pictures = picturesModule({ ...deps, storage })
  await server.register(protect, deps)
  // Before authentication, so that guessed tokens are counted too.
  await server.register(rateLimits, deps)
  const { isSessionLive, wasSessionLiveRecently } = auth
  await server.register(readViewer, { ...deps, isSessionLive, wasSessionLiveRecently })
  await server.register(openApi, { prefix: '/api' })
  const canUse = canUseBy(deps.database)
  server.decorate('canUse', canUse)

  const { thread, classify, judgeAdvice } = classifiers(deps)
  // Loads the model and the word lists at the start, so that the first screening does not wait for them.
  server.addHook('onListen', async () => void Promise.all([thread.embed('Hello'), preloadConcepts()]).catch(() => {}))
  const assessDanger = dangerAssessor(classify)
  const pauses = safetyPauses(deps)
  const writing = { assessLevel: levelAssessor(assessDanger), pauses }
  const notifications = notificationsModule({ ...deps, isInSafetyPause: pauses.isInSafetyPause })
  const screening = screeningModule({ ...deps, classify })
  const cases = moderationCases(deps)
  const contentDeps = { screening, cases, notices: notices(deps.database), ...writing }
  const comments = commentsModule(deps, { ...contentDeps, bus: notifications.bus, judgeAdvice })
  const posts = postsModule(deps, { ...contentDeps, sharing: comments.sharing })
  const hiddenWords = hiddenWordsModule(deps)
  const follows = followsModule(deps, contentDeps)
  const { setHelpers } = comments
  const resolutions = resolutionsModule(deps, { ...contentDeps, setHelpers, categorize: categorizer(thread) })
  const subjects = { post: posts.subject, comment: comments.subject, story: resolutions.subject }
  const followUps = followUpsModule({ ...deps, notices: contentDeps.notices })
  const analysis = analysisModule({ ...deps, thread, assessLevel: writing.assessLevel })
  const registry = registryModule({ ...deps, isFreshSignIn: auth.isFreshSignIn }, deps.builds)
  const analytics = analyticsModule(deps, deps.figureRules)
  const resources = resourcesModule(deps)
  const search = searchModule(deps)
  const billing = billingModule({ ...deps, isFreshSignIn: auth.isFreshSignIn, onTierChange: notifications.announceState })
  const transparency = transparencyModule(deps)
  const unanswered = unansweredModule({ ...deps, notices: contentDeps.notices, isInSafetyPause: pauses.isInSafetyPause })
  const myData = myDataModule({ ...deps, storage, auth, pictures, cancelSubscriptions: billing.cancelLater })

  await server.register(
    async (api) => {
      await api.register(healthModule(deps))
      await api.register(auth.routes)
      await api.register(usersModule(deps, { ...writing, auth, onTierChange: notifications.announceState }))
      await api.register(pictures.routes)
      await api.register(myData.routes)
      await api.register(languagesModule(deps))
      await api.register(placesModule())
      await api.register(siteTexts.routes)
      await api.register(dashboardModule(deps))
      await api.register(notifications.routes)
      await api.register(posts.routes)
      await api.register(unanswered.routes)
      await api.register(search.routes)
      await api.register(savedPostsModule(deps))
      await api.register(audienceModule(deps))
      await api.register(hiddenWords.routes)
      await api.register(supportModule(deps))
      await api.register(meTooModule(deps))
      await api.register(follows.routes)
      await api.register(blocksModule(deps, follows))
      await api.register(communityModule(deps))
      await api.register(comments.routes)
      await api.register(resolutions.routes)
      await api.register(followUps.routes)
      await api.register(moderationModule({ ...deps, subjects, postpone: posts.postpone }))
      await api.register(transparency.routes)
      await api.register(safetyRoutes({ assessDanger, now: deps.now }))
      await api.register(concernsModule({ ...deps, cases, notices: contentDeps.notices, subjects }))
      await api.register(subscriptionsModule({ ...deps, isInSafetyPause: pauses.isInSafetyPause }))
      await api.register(billing.routes)
      await api.register(wellnessModule({ ...deps, canUse }))
      await api.register(resources.routes)
      await api.register(analysis.routes)
      await api.register(analytics.routes)
      await api.register(demographicsModule(analytics))
      await api.register(registry.api)
    },
    { prefix: '/api' },
  )
  await registry.start()
  await server.register(registry.routes)
  await server.register(pictures.files)
  await server.register(billing.pages)
  const { heads, routes: searchEngineRoutes } = discovery({ ...deps, titleOfText: siteTexts.titleOf }, registry)
  await server.register(searchEngineRoutes)
  await server.register(siteModule({ ...deps, heads }, registry))

  const cleanup = cleanupJob({
    ...deps,
    tasks: [
      ...[deleteExpiredRates, deleteFinishedJobs, deleteExpiredKeys].map((task) => () => task(deps.database)),
      pauses.deleteExpired,
      ...[auth, myData, registry, analysis, analytics, posts, followUps, resources, search, hiddenWords].flatMap(tasksOf),
      ...[resolutions, transparency, billing, notifications, comments, unanswered].flatMap(tasksOf),
    ],
  })
  return {
    server,
    jobs: {
      ...auth.jobs,
      ...myData.jobs,
      ...notifications.jobs,
      ...posts.jobs,
      ...followUps.jobs,
      ...analysis.jobs,
      ...analytics.jobs,
      ...unanswered.jobs,
      ...registry.jobs,
      ...billing.jobs,
      'site.cleanup': cleanup,
    },
  }
}
