import { tokens } from '@worrystone/api-client'
import { useSession } from '@worrystone/session'
import { useMinWidth } from '@worrystone/ui'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { BottomBar } from './bottom-bar.tsx'
import { Drawer } from './drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { NavEntry } from './nav-links.tsx'
import { Sidebar } from './sidebar.tsx'
import { MAIN_ID, SkipLink } from './skip-link.tsx'

export type LayoutProps = {
  /** Entries of the manifests with place 'header', except Home, which the layout adds itself. Labels are already translated. */
  headerLinks: NavEntry[]
  /** Entries of the manifests with place 'sidebar', except Home, that this viewer may open. Visitors have them in the drawer only. */
  sidebarLinks: NavEntry[]
  /** The compact language selector, for visitors: members have it in their menu. */
  language: ReactNode
  themeSwitch: ReactNode
  /** The slot `header.actions`; rendered for signed-in people only. */
  actions?: ReactNode
  /** The search of members. */
  search?: ReactNode
  /** The menu of a signed-in person. */
  account?: ReactNode
  /** The slot `sidebar.stats`. Rendered only while the sidebar is visible: its code and data come over the network. */
  stats?: ReactNode
  /** The page. */
  children: ReactNode
}

/** Header, sidebar or drawer, and the page in `<main>`. Bare pages use `BareLayout`. */
export function Layout({
  headerLinks,
  sidebarLinks,
  language,
  themeSwitch,
  actions,
  search,
  account,
  stats,
  children,
}: LayoutProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const hasSidebar = useMinWidth('medium')
  const { status } = useSession()
  const isSignedIn = status === 'signed-in'
  // With stored tokens the session is most likely valid: the sidebar's space is reserved from the first paint, so that nothing shifts.
  const isMember = isSignedIn || (status === 'starting' && tokens.read() !== null)
  return (
    <Frame>
      <SkipLink />
      <Header
        links={headerLinks}
        language={language}
        themeSwitch={themeSwitch}
        actions={actions}
        search={search}
        account={account}
        isMember={isMember}
        onMenu={() => setDrawerOpen(true)}
      />
      <Columns>
        {isMember && <Sidebar links={sidebarLinks} stats={isSignedIn && hasSidebar ? stats : undefined} />}
        <Main id={MAIN_ID} tabIndex={-1}>
          {children}
        </Main>
      </Columns>
      <Footer />
      {isMember && <BottomBar links={sidebarLinks} />}
      {isDrawerOpen && (
        <Drawer
          links={sidebarLinks}
          stats={isSignedIn ? stats : undefined}
          settings={
            isMember ? undefined : (
              <>
                {language}
                {themeSwitch}
              </>
            )
          }
          onClose={() => setDrawerOpen(false)}
        />
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`

const Columns = styled.div`
  display: flex;
  flex: 1 0 auto;
  align-items: stretch;
  /* The footer begins below the first screen: nothing visible shifts while the page loads. */
  min-block-size: calc(100dvh - 4rem);
`

const Main = styled.main`
  flex: 1;
  min-inline-size: 0;
  outline: none;
`
