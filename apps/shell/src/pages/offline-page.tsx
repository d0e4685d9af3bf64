import { tokens } from '@worrystone/api-client'
import { useT } from '@worrystone/i18n'
import { usePageTitle, usePlatform } from '@worrystone/remote-kit'
import { ButtonLink, icons } from '@worrystone/ui'
import { type MouseEvent, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { ReadWorries } from '../features/read-worries/read-worries.tsx'
import { MessagePage } from './message-page.tsx'

/** Replaces a page that cannot be loaded without a network: says so, and offers what works without one. */
export function OfflinePage() {
  const t = useT()
  const { hasRoute } = usePlatform()
  const cachedRemotes = useCachedRemotes()
  usePageTitle(t('You are offline'))
  const canWrite = tokens.read() !== null && cachedRemotes.includes('worries') && hasRoute('/feed')
  return (
    <>
      <MessagePage
        icon={<icons.WifiOff size={32} />}
        title={t('You are offline')}
        lead={t('This page opens by itself as soon as the connection is back. Until then, this is here for you.')}
      >
        {canWrite && (
          <ButtonLink as={Link} to="/feed?share=1" wide>
            <icons.Feather size={20} />
            {t('Write, or go on with your draft')}
          </ButtonLink>
        )}
        {cachedRemotes.includes('wellness') && hasRoute('/wellness/exercises') && (
          <ButtonLink href="/wellness/exercises" kind="quiet" wide onClick={openAsDocument}>
            <icons.Leaf size={20} />
            {t('Calming exercises')}
          </ButtonLink>
        )}
        <ButtonLink as={Link} to="/help#minute" kind="quiet" wide>
          <icons.Wind size={20} />
          {t('Breathe slowly for a minute')}
        </ButtonLink>
        <ButtonLink as={Link} to="/help" kind="quiet" wide>
          <icons.LifeBuoy size={20} />
          {t('Need help now?')}
        </ButtonLink>
      </MessagePage>
      <ReadWorries />
    </>
  )
}

/** The service worker has a page for it that names the builds which are on this device. */
function openAsDocument(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  location.assign(event.currentTarget.href)
}

/** The remotes of which the service worker has cached something. */
function useCachedRemotes(): string[] {
  const [remotes, setRemotes] = useState<string[]>([])
  useEffect(() => {
    let isUnmounted = false
    const read = async () => {
      const requests = await (await caches.open('offline-pages')).keys()
      const names = requests.map(({ url }) => /\/remotes\/([^/]+)\//.exec(url)?.[1] ?? '')
      if (!isUnmounted) setRemotes([...new Set(names)])
    }
    // No Cache Storage here, as in some private windows.
    read().catch(() => {})
    return () => {
      isUnmounted = true
    }
  }, [])
  return remotes
}
