import { useT } from '@worrystone/i18n'
import { useSession } from '@worrystone/session'
import { breakpoint, color, IconButton, icons, Logo, motion, Row, Stack, shadow, space, useModal } from '@worrystone/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { HelpLink } from '../../shared/help-link.tsx'
import { AccountLinks } from './account-actions.tsx'
import { type NavEntry, NavLinks } from './nav-links.tsx'

type Props = { links: NavEntry[]; stats: ReactNode; settings: ReactNode; onClose: () => void }

/** The sidebar of small screens. It closes on navigation, on Esc and on a click on the backdrop. */
export function Drawer({ links, stats, settings, onClose }: Props) {
  const t = useT()
  const modal = useModal(onClose)
  const isSignedIn = useSession().status === 'signed-in'

  // Also on navigation by other means, such as the Back button.
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (pathname !== openedAt.current) onClose()
  }, [pathname, onClose])

  return (
    <Panel {...modal} aria-label={t('Menu')}>
      <DrawerContent gap={6}>
        <Row justify="between" wrap={false}>
          <Home to="/" onClick={onClose}>
            <Logo />
          </Home>
          <IconButton label={t('Close')} icon={<icons.X size={22} />} onClick={onClose} />
        </Row>
        <nav aria-label={t('Pages')}>
          <NavLinks links={links} onFollow={onClose} />
          <Help>
            <HelpLink onFollow={onClose} />
          </Help>
        </nav>
        {stats}
        {!isSignedIn && (
          <DrawerFooter>
            {settings && <Settings>{settings}</Settings>}
            <AccountLinks onFollow={onClose} wide />
          </DrawerFooter>
        )}
      </DrawerContent>
    </Panel>
  )
}

const Panel = styled.dialog`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(20rem, 88vw);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-inline-end: 1px solid ${color.line};
  background: ${color.ground};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: appear ${motion.slow} ${motion.ease};
  &::backdrop { background: ${color.backdrop}; }
`

const DrawerContent = styled(Stack)`
  min-block-size: 100%;
  padding: ${space[3]} ${space[4]} ${space[6]};
`

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  text-decoration: none;
`

/* On wider screens they are in the header. */
const Settings = styled.div`
  display: flex;
  justify-content: space-between;
  @media (min-width: ${breakpoint.small}) { display: none; }
`

/* Directly below the pages, above the figures: on a short screen it stays in view. */
const Help = styled.div`
  margin-block-start: ${space[2]};
`

const DrawerFooter = styled(Stack)`
  margin-block-start: auto;
  padding-block-start: ${space[4]};
  border-block-start: 1px solid ${color.line};
`
