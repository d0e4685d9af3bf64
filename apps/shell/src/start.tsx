import { createHost, type Host, onIdle, preloadPageResponses, refreshSnapshots, report, startNavigation } from '@worrystone/host'
import { i18n, NamespaceProvider } from '@worrystone/i18n'
import type { SlotProps } from '@worrystone/remote-kit'
import { session } from '@worrystone/session'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { emitLanguageChanges } from './features/language/emit-language-changes.ts'
import { followAccount } from './features/language/follow-account.ts'
import { SlotOutlets } from './features/remotes/slot-outlets.tsx'
import { endSplash } from './features/splash/end-splash.ts'
import { startTheme } from './features/theme/theme.ts'
import { preloadFirstPage } from './pages/shell-pages.ts'
import { loadDictionary, NAMESPACE } from './shared/dictionary.ts'
import { announce, setTitle } from './shared/document.ts'
import { renderInLongerTasks } from './startup/longer-tasks.ts'

/** In one chunk with the host's runtime. */
const afterPaint = () => import(/* webpackChunkName: "platform" */ './after-paint.ts')

async function start(): Promise<void> {
  // Rendered inside remotes too, which have their own dictionaries.
  const SlotOutlet = (props: SlotProps) => (
    <NamespaceProvider namespace={NAMESPACE}>
      <SlotOutlets host={host} {...props} />
    </NamespaceProvider>
  )
  // Network requests start first; only the dictionary of the reader's language is awaited below.
  const host: Host = createHost({ SlotOutlet, setTitle, announce })
  const { site, navigation } = host
  void site.start()
  followAccount()
  void session.start()
  const i18nReady = Promise.all([i18n.addNamespace(NAMESPACE, loadDictionary), i18n.start()])
  startTheme()
  emitLanguageChanges()

  const page = preloadFirstPage(navigation.get().location.pathname)
  void site.prepared.then(() => preloadPageResponses(site, navigation))
  startNavigation(navigation)
  refreshSnapshots(site, navigation)
  afterPaint().then(
    ({
      installExplain,
      prefetchPages,
      followPushes,
      forgetReadWorriesOnChange,
      keepOffline,
      keepScreens,
      markMembers,
      registerWorker,
    }) => {
      installExplain(site)
      forgetReadWorriesOnChange()
      keepScreens(site, navigation)
      markMembers()
      followPushes(navigation)
      prefetchPages(site, navigation)
      onIdle(() => {
        void registerWorker()
        keepOffline(site, navigation)
      })
    },
    (error: unknown) => report(error, { remote: 'shell' }),
  )

  await i18nReady.catch((error: unknown) => report(error, { remote: 'shell' }))
  await Promise.all([site.prepared, page])
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const onReady = () => {
    endSplash()
    void afterPaint()
      .then(({ applyFirstFonts }) => applyFirstFonts())
      .catch(() => {})
  }
  renderInLongerTasks(navigation)
  const onUncaughtError = (error: unknown) => report(error, { remote: 'shell' })
  const reactRoot = createRoot(root, { onUncaughtError, identifierPrefix: 'shell-' })
  // Rendered in short tasks.
  startTransition(() =>
    reactRoot.render(
      <NamespaceProvider namespace={NAMESPACE}>
        <App host={host} onReady={onReady} />
      </NamespaceProvider>,
    ),
  )
}

start().catch((error: unknown) => report(error, { remote: 'shell' }))
