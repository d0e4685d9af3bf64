import type { LanguageCode } from '@worrystone/contracts'
import { createHost, type Host, onIdle, preloadPageResponses, refreshSnapshots, report, startNavigation } from '@worrystone/host'
import { i18n, NamespaceProvider } from '@worrystone/i18n'
import type { SlotProps } from '@worrystone/remote-kit'
import { session } from '@worrystone/session'
import { createRoot } from 'react-dom/client'
import english from '../dictionaries/en.json' with { type: 'json' }
import { App } from './app.tsx'
import { followAccount } from './features/language/follow-account.ts'
import { tellLanguageChanges } from './features/language/tell-language-changes.ts'
import { SlotOutlets } from './features/remotes/slot-outlets.tsx'
import { endSplash } from './features/splash/end-splash.ts'
import { startTheme } from './features/theme/theme.ts'
import { firstPage } from './pages/own-pages.ts'
import { announce, setTitle } from './shared/document.ts'
import './styles/global.css'

const NAMESPACE = 'shell'

// English is at hand from the start: it must not cost the first paint a round trip.
const dictionary = async (code: LanguageCode): Promise<Record<string, string>> =>
  code === 'en'
    ? english
    : (await import(/* webpackInclude: /dictionaries.\w\w\.json$/ */ `../dictionaries/${code}.json`)).default

/** In one chunk with the host's runtime. */
const afterPaint = () => import(/* webpackChunkName: "platform" */ './after-paint.ts')

async function start(): Promise<void> {
  // Drawn inside remotes too, where the words are others'.
  const SlotOutlet = (props: SlotProps) => (
    <NamespaceProvider namespace={NAMESPACE}>
      <SlotOutlets host={host} {...props} />
    </NamespaceProvider>
  )
  // What needs the network starts first; nothing below waits for it but the words of the reader's language.
  const host: Host = createHost({ SlotOutlet, setTitle, announce })
  const { site, navigation } = host
  void site.start()
  followAccount()
  void session.start()
  const words = Promise.all([i18n.addNamespace(NAMESPACE, dictionary), i18n.start()])
  startTheme()
  tellLanguageChanges()

  const page = firstPage(navigation.get().location.pathname)
  void site.prepared.then(() => preloadPageResponses(site, navigation))
  startNavigation(navigation)
  refreshSnapshots(site, navigation)
  afterPaint().then(
    ({ installExplain, prefetchPages, fetchFonts, followPushes, keepOffline, registerWorker }) => {
      installExplain(site)
      followPushes(navigation)
      prefetchPages(site, navigation)
      onIdle(fetchFonts, 0)
      onIdle(() => {
        void registerWorker()
        keepOffline(site, navigation)
      })
    },
    (error: unknown) => report(error, { remote: 'shell' }),
  )

  await words.catch((error: unknown) => report(error, { remote: 'shell' }))
  await Promise.all([site.prepared, page])
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const onUncaughtError = (error: unknown) => report(error, { remote: 'shell' })
  createRoot(root, { onUncaughtError, identifierPrefix: 'shell-' }).render(
    <NamespaceProvider namespace={NAMESPACE}>
      <App host={host} onReady={endSplash} />
    </NamespaceProvider>,
  )
}

start().catch((error: unknown) => report(error, { remote: 'shell' }))
