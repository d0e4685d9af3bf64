import type { SlotName } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { type Host, matchSiteRoute, type SiteRoute, useSite } from '@worrystone/host'
import { useT } from '@worrystone/i18n'
import { NavigationRouter, type Platform, PlatformContext, usePlatform } from '@worrystone/remote-kit'
import { type Session, useSession } from '@worrystone/session'
import { Failure, lazyComponent, PageColumn, useOnline } from '@worrystone/ui'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CrashBoundary } from './features/crash/crash-boundary.tsx'
import { HelpOffers } from './features/help-offer/help-offers.tsx'
import { isHintDue } from './features/language/language-hint.ts'
import { LanguageSelector } from './features/language/language-selector.tsx'
import { useLanguageSetting } from './features/language/use-language-setting.tsx'
import { AccountPlace, AccountTrigger } from './features/layout/account-trigger.tsx'
import { BareLayout } from './features/layout/bare-layout.tsx'
import { Layout } from './features/layout/layout.tsx'
import type { NavEntry } from './features/layout/nav-links.tsx'
import { PageOutlet } from './features/remotes/page-outlet.tsx'
import { SlotOutlets } from './features/remotes/slot-outlets.tsx'
import { useRouteText } from './features/remotes/use-route-text.ts'
import { ThemeSwitch } from './features/theme/theme-switch.tsx'
import { useThemeSetting } from './features/theme/use-theme-setting.tsx'
import { Toasts } from './features/toasts/toasts.tsx'
import { Waking } from './features/waking/waking.tsx'
import {
  ConsolePage,
  HelpPage,
  HomePage,
  isConsolePath,
  isHelpPath,
  isOfflineReady,
  isSearchPath,
  LandingPage,
  loadHelpPanel,
  NotFoundPage,
  OfflinePage,
  SearchPage,
  SecondFactorNeeded,
  SignInNeeded,
  SiteTextPage,
  siteTextOf,
} from './pages/shell-pages.ts'
import { setTitle } from './shared/document.ts'
import { isAllowed, isListed, needsSecondFactor } from './shared/is-allowed.ts'
import { PageSkeleton } from './shared/page-skeleton.tsx'

/** The whole page. `onReady` is called after the first render. */
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
          <AppLayout host={host} />
        </CrashBoundary>
        <CrashBoundary onCrash={platform.report}>
          <QaVisit host={host} />
        </CrashBoundary>
        <LanguageHint />
        <HelpOffers loadPanel={loadHelpPanel} />
        <Toasts />
      </NavigationRouter>
    </PlatformContext>
  )
}

const QaBanner = lazy(async () => ({ default: (await import('./features/qa-banner/qa-banner.tsx')).QaBanner }))

/** Only in a tab that was opened by a QA link. */
function QaVisit({ host: { site } }: { host: Host }) {
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

/** Once per browser, for visitors; not on the help page. */
function LanguageHint() {
  const { pathname } = useLocation()
  const { status } = useSession()
  const [isDue] = useState(isHintDue)
  // Left out when its code cannot be loaded.
  return isDue && status === 'signed-out' && !isHelpPath(pathname) ? <DetectedLanguage failed={null} /> : null
}

/** The URL selects the page, and with the page's route its layout. */
function AppLayout({ host }: { host: Host }) {
  const { pathname, search } = useLocation()
  const { routes } = useSite(host.site)
  const isOwn =
    pathname === '/' || isConsolePath(pathname) || isHelpPath(pathname) || isSearchPath(pathname) || siteTextOf(pathname)
  const route = isOwn ? null : matchSiteRoute(routes, pathname)
  useReturnToSignIn()

  const language = <LanguageSelector />
  const themeSwitch = <ThemeSwitch />
  const [isHintExpected] = useState(isHintDue)
  const isCutOff = useOpenedOffline() && !isOfflineReady({ pathname, search })
  const page = isCutOff ? <OfflinePage /> : <Page host={host} route={route} pathname={pathname} />
  if (isBare(route, search) || isHelpPath(pathname)) {
    return (
      <BareLayout
        language={language}
        themeSwitch={themeSwitch}
        hasHelpLink={!isHelpPath(pathname)}
        hasNoticeSpace={isHintExpected && !isHelpPath(pathname)}
      >
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

const isBare = (route: SiteRoute | null, search: string) =>
  route?.layout === 'bare' || (route?.bareWith !== undefined && new URLSearchParams(search).has(route.bareWith))

type MainLayoutProps = {
  host: Host
  routes: readonly SiteRoute[]
  language: ReactNode
  themeSwitch: ReactNode
  children: ReactNode
}

function MainLayout({ host, routes, language, themeSwitch, children }: MainLayoutProps) {
  const t = useT()
  const routeText = useRouteText()
  const session = useSession()
  const entries = (place: 'header' | 'sidebar'): NavEntry[] =>
    routes.flatMap((route) => {
      const { path, nav } = route
      if (!nav?.places.includes(place) || path.includes(':')) return []
      if (!isListed(session, route)) return []
      return [{ to: path, label: routeText(route, nav.labelKey), icon: nav.laterIcon ?? nav.icon, order: nav.order }]
    })
  const consoleEntry: NavEntry[] = isListed(session, { requires: 'admin' })
    ? [{ to: '/platform', label: t('Platform'), icon: 'platform', order: 100 }]
    : []
  return (
    <Layout
      headerLinks={entries('header')}
      sidebarLinks={[...entries('sidebar'), ...consoleEntry]}
      language={language}
      themeSwitch={themeSwitch}
      actions={slotContent(host, 'header.actions')}
      search={<HeaderSearch waiting={null} failed={null} />}
      account={<Account />}
      stats={slotContent(host, 'sidebar.stats')}
    >
      {children}
    </Layout>
  )
}

/** Undefined when no remote fills the slot. */
const slotContent = (host: Host, name: SlotName) =>
  host.site.slotFills(name).length > 0 ? <SlotOutlets host={host} name={name} /> : undefined

const AccountMenu = lazyComponent(
  // In the chunk that every page fetches: no request of its own.
  async () => (await import(/* webpackChunkName: "platform" */ './features/account-menu/account-menu.tsx')).AccountMenu,
)

const HeaderSearch = lazyComponent(
  async () => (await import(/* webpackChunkName: "platform" */ './features/header-search/header-search.tsx')).HeaderSearch,
)

function Account() {
  const session = useSession()
  const { hasRoute } = usePlatform()
  const settings = [useLanguageSetting(), useThemeSetting()]
  if (session.status !== 'signed-in') return null
  const trigger = <AccountTrigger user={session.user} />
  return (
    <AccountMenu
      username={session.user.username}
      trigger={trigger}
      settings={settings}
      hasRoute={hasRoute}
      waiting={<AccountPlace>{trigger}</AccountPlace>}
      failed={<AccountPlace>{trigger}</AccountPlace>}
    />
  )
}

function Page({ host, route, pathname }: { host: Host; route: SiteRoute | null; pathname: string }) {
  const t = useT()
  const session = useSession()
  const { loaded, isLoading } = useSite(host.site)
  if (pathname === '/') return <Home host={host} />
  // These need no remote: they must work when all remotes fail.
  if (isHelpPath(pathname)) return <HelpPage />
  if (isSearchPath(pathname)) return <Search host={host} />
  const siteText = siteTextOf(pathname)
  if (siteText) return <SiteTextPage name={siteText} />
  if (isConsolePath(pathname)) return accessNotice(session, { requires: 'admin' }) ?? <ConsolePage />
  if (route) return <RemotePage host={host} route={route} />
  if (isLoading) return <PageSkeleton />
  if (!loaded) {
    return (
      <PageColumn>
        <Failure
          message={t('This page is unavailable right now. Other parts of the site still work.')}
          onRetry={() => void host.site.start()}
        />
      </PageColumn>
    )
  }
  return session.status === 'starting' ? <SessionStarting /> : <NotFoundPage />
}

/** The session is not known yet. Only what depends on it is replaced: a form that is being filled in stays mounted. */
const SessionStarting = () => (
  <Waking offline={<OfflinePage />}>
    <PageSkeleton />
  </Waking>
)

function Home({ host }: { host: Host }) {
  const { status } = useSession()
  if (status === 'starting') return <SessionStarting />
  if (status === 'signed-out') return <LandingPage />
  return (
    <HomePage
      start={slotContent(host, 'home.start')}
      activity={slotContent(host, 'home.activity')}
      suggestions={slotContent(host, 'home.suggestions')}
    />
  )
}

function Search({ host }: { host: Host }) {
  const { status } = useSession()
  if (status === 'starting') return <SessionStarting />
  const renderFound = (words: string) => <SlotOutlets host={host} name="search.found" with={{ words }} />
  return <SearchPage isMember={status === 'signed-in'} renderFound={renderFound} />
}

/** Replaces a page that this viewer may not open; null when they may. */
function accessNotice(session: Session, page: Pick<SiteRoute, 'requires' | 'staff'>, visitorMessage?: string): ReactNode {
  if (page.requires === 'anyone') return null
  if (session.status === 'starting') return <SessionStarting />
  if (session.status === 'signed-out') return <SignInNeeded sentence={visitorMessage} />
  // For others a moderator's or an admin's page does not exist.
  if (!isAllowed(session, page)) return <NotFoundPage />
  return needsSecondFactor(session, page) ? <SecondFactorNeeded /> : null
}

function RemotePage({ host, route }: { host: Host; route: SiteRoute }) {
  const session = useSession()
  const routeText = useRouteText()
  const title = routeText(route, route.titleKey)
  const visitorMessage = route.visitorKey === undefined ? undefined : routeText(route, route.visitorKey)
  // The page sets a more specific title when it has loaded.
  useEffect(() => setTitle(title), [title])

  return accessNotice(session, route, visitorMessage) ?? <PageOutlet host={host} route={route} offline={<OfflinePage />} />
}

/** Whether this document was opened without a network, and there has been none since: nothing was read that could still be shown. */
function useOpenedOffline(): boolean {
  const isOnline = useOnline()
  const [isStillOffline, setStillOffline] = useState(!isOnline)
  useEffect(() => {
    if (isOnline) setStillOffline(false)
  }, [isOnline])
  return isStillOffline && !isOnline
}

/** When the server ends a session, redirects to sign in, and back afterwards. */
function useReturnToSignIn(): void {
  const t = useT()
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hasExpired = session.status === 'signed-out' && session.hasExpired === true
  const signIn = useEffectEvent(() => {
    if (pathname === '/login') return
    toast.info(t('You need to be logged in to access this page.'))
    void navigate(`/login?next=${encodeURIComponent(pathname + search)}`)
  })
  useEffect(() => {
    if (hasExpired) signIn()
  }, [hasExpired])
}
