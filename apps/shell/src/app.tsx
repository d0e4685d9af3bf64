import { toast } from '@worrystone/events'
import { type Host, matchSiteRoute, type SiteRoute, useSite } from '@worrystone/host'
import { useT } from '@worrystone/i18n'
import { NavigationRouter, type Platform, PlatformContext } from '@worrystone/remote-kit'
import { type Session, useSession } from '@worrystone/session'
import { Failure, lazyComponent, PageColumn } from '@worrystone/ui'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CrashBoundary } from './features/crash/crash-boundary.tsx'
import { HelpOffers } from './features/help-offer/help-offers.tsx'
import { isHintDue } from './features/language/language-hint.ts'
import { LanguageSelector } from './features/language/language-selector.tsx'
import { BareLayout } from './features/layout/bare-layout.tsx'
import { Layout } from './features/layout/layout.tsx'
import type { NavEntry } from './features/layout/nav-links.tsx'
import { PageOutlet } from './features/remotes/page-outlet.tsx'
import { SlotOutlets } from './features/remotes/slot-outlets.tsx'
import { useRouteWords } from './features/remotes/use-route-words.ts'
import { ThemeSwitch } from './features/theme/theme-switch.tsx'
import { Toasts } from './features/toasts/toasts.tsx'
import { Waking } from './features/waking/waking.tsx'
import {
  ConsolePage,
  HelpPage,
  HomePage,
  isConsole,
  isHelp,
  LandingPage,
  loadHelpPanel,
  NotFoundPage,
  SecondFactorNeeded,
  SignInNeeded,
} from './pages/own-pages.ts'
import { setTitle } from './shared/document.ts'
import { isFor, isHeldBack } from './shared/is-for.ts'
import { PageSkeleton } from './shared/page-skeleton.tsx'

/** The whole page. `onReady` is told when it has been drawn for the first time. */
export function App({ host, onReady }: { host: Host; onReady: () => void }) {
  const [platform] = useState<Platform>(() => {
    const { signal } = new AbortController()
    return host.platformFor({ remote: 'shell', buildId: 'shell', instanceId: 'shell', signal })
  })
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  return (
    <PlatformContext value={platform}>
      <NavigationRouter navigation={host.navigation} path={null}>
        <CrashBoundary onCrash={platform.report}>
          <Place host={host} />
        </CrashBoundary>
        <CrashBoundary onCrash={platform.report}>
          <TestVisit host={host} />
        </CrashBoundary>
        <LanguageHint />
        <HelpOffers loadPanel={loadHelpPanel} />
        <Toasts />
      </NavigationRouter>
    </PlatformContext>
  )
}

const QaBanner = lazy(async () => ({ default: (await import('./features/qa-banner/qa-banner.tsx')).QaBanner }))

/** Only in a tab that came by a QA link. */
function TestVisit({ host: { site } }: { host: Host }) {
  useSite(site)
  const builds = site.testBuilds()
  const reset = () => {
    site.resetTest()
    location.reload()
  }
  return builds.length > 0 ? (
    <Suspense>
      <QaBanner builds={builds} onReset={reset} />
    </Suspense>
  ) : null
}

const DetectedLanguage = lazyComponent(async () => (await import('./features/language/detected-language.tsx')).DetectedLanguage)

/** Once in a browser, for visitors; not beside the help. */
function LanguageHint() {
  const { pathname } = useLocation()
  const { status } = useSession()
  const [isDue] = useState(isHintDue)
  // Nobody misses it where it can't be fetched.
  return isDue && status === 'signed-out' && !isHelp(pathname) ? <DetectedLanguage failed={null} /> : null
}

/** The address decides the page, the page's route its layout. */
function Place({ host }: { host: Host }) {
  const { pathname } = useLocation()
  const { routes } = useSite(host.site)
  const isOwn = pathname === '/' || isConsole(pathname) || isHelp(pathname)
  const route = isOwn ? null : matchSiteRoute(routes, pathname)
  useReturnToSignIn()

  const language = <LanguageSelector />
  const themeSwitch = <ThemeSwitch />
  const page = <Page host={host} route={route} pathname={pathname} />
  if (route?.layout === 'bare' || isHelp(pathname)) {
    return (
      <BareLayout language={language} themeSwitch={themeSwitch} hasHelpLink={!isHelp(pathname)}>
        {page}
      </BareLayout>
    )
  }
  return (
    <MainLayout host={host} routes={routes} language={language} themeSwitch={themeSwitch}>
      {page}
    </MainLayout>
  )
}

type MainLayoutProps = {
  host: Host
  routes: readonly SiteRoute[]
  language: ReactNode
  themeSwitch: ReactNode
  children: ReactNode
}

function MainLayout({ host, routes, language, themeSwitch, children }: MainLayoutProps) {
  const t = useT()
  const wordsOf = useRouteWords()
  const session = useSession()
  const entries = (place: 'header' | 'sidebar'): NavEntry[] =>
    routes.flatMap((route) => {
      const { path, nav } = route
      if (!nav?.places.includes(place) || path.includes(':')) return []
      if (!isFor(session, route)) return []
      return [{ to: path, label: wordsOf(route, nav.labelKey), icon: nav.icon, order: nav.order }]
    })
  const own: NavEntry[] = isFor(session, { requires: 'admin' })
    ? [{ to: '/platform', label: t('Platform'), icon: 'platform', order: 100 }]
    : []
  const fill = (slot: 'header.actions' | 'sidebar.stats') =>
    host.site.slotFills(slot).length ? <SlotOutlets host={host} name={slot} /> : undefined
  return (
    <Layout
      headerLinks={entries('header')}
      sidebarLinks={[...entries('sidebar'), ...own]}
      language={language}
      themeSwitch={themeSwitch}
      actions={fill('header.actions')}
      stats={fill('sidebar.stats')}
    >
      {children}
    </Layout>
  )
}

function Page({ host, route, pathname }: { host: Host; route: SiteRoute | null; pathname: string }) {
  const t = useT()
  const session = useSession()
  const { found, isLoading } = useSite(host.site)
  if (pathname === '/') return <Home host={host} />
  // These need no remote: they must stand when all of them lie.
  if (isHelp(pathname)) return <HelpPage />
  if (isConsole(pathname)) return admitted(session, { requires: 'admin' }) ?? <ConsolePage />
  if (route) return <RemotePage host={host} route={route} />
  if (isLoading) return <PageSkeleton />
  if (!found) {
    return (
      <PageColumn>
        <Failure
          message={t('This page is unavailable right now. Other parts of the site still work.')}
          onRetry={() => void host.site.start()}
        />
      </PageColumn>
    )
  }
  return session.status === 'starting' ? <Starting /> : <NotFoundPage />
}

/** Not known yet who is here. Only what depends on it waits: a form that somebody fills in stays where it is. */
const Starting = () => (
  <Waking>
    <PageSkeleton />
  </Waking>
)

function Home({ host }: { host: Host }) {
  const { status } = useSession()
  if (status === 'starting') return <Starting />
  if (status === 'signed-out') return <LandingPage />
  const filled = (name: 'home.activity' | 'home.suggestions') =>
    host.site.slotFills(name).length > 0 ? <SlotOutlets host={host} name={name} /> : undefined
  return <HomePage activity={filled('home.activity')} suggestions={filled('home.suggestions')} />
}

/** What stands in a page's place for somebody whom it is not for; null for the others. */
function admitted(session: Session, page: Pick<SiteRoute, 'requires' | 'staff'>, visitorsRead?: string): ReactNode {
  if (page.requires === 'anyone') return null
  if (session.status === 'starting') return <Starting />
  if (session.status === 'signed-out') return <SignInNeeded sentence={visitorsRead} />
  // To others a moderator's or an admin's page does not exist.
  if (!isFor(session, page)) return <NotFoundPage />
  return isHeldBack(session, page) ? <SecondFactorNeeded /> : null
}

function RemotePage({ host, route }: { host: Host; route: SiteRoute }) {
  const session = useSession()
  const wordsOf = useRouteWords()
  const title = wordsOf(route, route.titleKey)
  const visitorsRead = route.visitorKey === undefined ? undefined : wordsOf(route, route.visitorKey)
  // The page sets a more exact one when it is there.
  useEffect(() => setTitle(title), [title])

  return admitted(session, route, visitorsRead) ?? <PageOutlet host={host} route={route} />
}

/** A session that the server has ended sends the person to sign in, and back afterwards. */
function useReturnToSignIn(): void {
  const t = useT()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hasExpired = session.status === 'signed-out' && session.hasExpired === true
  const leave = useEffectEvent(() => {
    if (pathname === '/login') return
    toast.info(t('You need to be logged in to access this page.'))
    void navigate(`/login?next=${encodeURIComponent(pathname + search)}`)
  })
  useEffect(() => {
    if (hasExpired) leave()
  }, [hasExpired])
}
