import type { LanguageCode } from '@worrystone/contracts'
import {
  askForPage,
  createNavigation,
  createPlatforms,
  createSite,
  hostRuntime,
  keepFocus,
  keepFresh,
  keepScroll,
  report,
  type Shell,
  takeOverLinks,
  whenQuiet,
} from '@worrystone/host'
import { i18n, NamespaceProvider } from '@worrystone/i18n'
import type { SlotProps } from '@worrystone/remote-kit'
import { session } from '@worrystone/session'
import { createRoot } from 'react-dom/client'
import english from '../dictionaries/en.json' with { type: 'json' }
import { App } from './app.tsx'
import { followAccount } from './features/language/follow-account.ts'
import { tellLanguageChanges } from './features/language/tell-language-changes.ts'
import { SlotPieces } from './features/remotes/outlet.tsx'
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
  // Whatever needs the network sets out first; nothing below waits for it but the words of the reader's language.
  const site = createSite(hostRuntime)
  void site.start()
  followAccount()
  void session.start()
  const words = Promise.all([i18n.addNamespace(NAMESPACE, dictionary), i18n.start()])
  startTheme()
  tellLanguageChanges()

  const navigation = createNavigation()
  const page = firstPage(navigation.get().location.pathname)
  void site.prepared.then(() => askForPage(site, navigation))
  // Drawn inside remotes too, where the words are others'.
  const SlotOutlet = (props: SlotProps) => (
    <NamespaceProvider namespace={NAMESPACE}>
      <SlotPieces shell={shell} {...props} />
    </NamespaceProvider>
  )
  const shell: Shell = { site, navigation, platformFor: createPlatforms({ site, navigation, SlotOutlet, setTitle, announce }) }
  keepScroll(navigation)
  keepFocus(navigation)
  takeOverLinks(navigation)
  keepFresh(site, navigation)
  afterPaint().then(
    ({ offerExplanation, prefetchPages, fetchFonts, followPushes, keepOffline, registerWorker }) => {
      offerExplanation(site)
      followPushes(navigation)
      prefetchPages(site, navigation)
      whenQuiet(fetchFonts, 0)
      whenQuiet(() => {
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
      <App shell={shell} onReady={endSplash} />
    </NamespaceProvider>,
  )
}

start().catch((error: unknown) => report(error, { remote: 'shell' }))
