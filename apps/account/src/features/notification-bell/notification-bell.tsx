import { useQuery } from '@tanstack/react-query'
import { watchStream } from '@worrystone/api-client/watch-stream'
import { type NotificationEvent, notificationsApi } from '@worrystone/contracts'
import { emit } from '@worrystone/events'
import { useLanguage, useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import {
  CountBadge,
  color,
  icons,
  lazyComponent,
  motion,
  radius,
  Skeleton,
  target,
  useOutsidePointer,
  VisuallyHidden,
} from '@worrystone/ui'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { latestQuery, refetchIfChanged, refetchNotifications } from '../../shared/notifications.queries.ts'
import { PanelFrame } from './panel-frame.tsx'
import { refreshOnTierChange } from './refresh-on-tier-change.ts'
import { usePushRenewal } from './use-push-renewal.ts'

const LatestPanel = lazyComponent(async () => (await import('./latest-panel.tsx')).LatestPanel)

/** The bell of the header; keeps every list of notifications on the page up to date. */
export function NotificationBell() {
  const t = useT()
  const latest = useQuery(latestQuery())
  const unread = latest.data?.unreadCount ?? 0
  useLiveNotifications()
  useEmittedCount(latest.data?.unreadCount)
  useAnnouncedCount(latest.data?.unreadCount)
  usePushRenewal()

  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => void (isOpen && panel.current?.focus()), [isOpen])
  const close = () => setOpen(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it
  useEffect(close, [pathname])
  useOutsidePointer(isOpen, root, close)

  return (
    <Root
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        close()
        button.current?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) close()
      }}
    >
      <BellButton
        ref={button}
        type="button"
        title={t('Notifications')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={LatestPanel.preload}
        onFocus={LatestPanel.preload}
        onClick={() => setOpen(!isOpen)}
      >
        <icons.Bell size={22} />
        <VisuallyHidden>
          {t('Notifications')}
          {unread > 0 && ` (${t('{{count}} unread notifications', { count: unread })})`}
        </VisuallyHidden>
        {unread > 0 && <Count count={unread} />}
      </BellButton>
      {isOpen && (
        <PanelFrame ref={panel} id={id} role="dialog" aria-label={t('Notifications')} tabIndex={-1}>
          <LatestPanel
            waiting={<Skeleton lines={3} height="5.5rem" />}
            onClose={close}
            onAllRead={() => panel.current?.focus()}
          />
        </PanelFrame>
      )}
    </Root>
  )
}

/** The server writes titles in the requested language: they are refetched when it changes. */
function useLiveNotifications() {
  const { code: language } = useLanguage()
  const lastLanguage = useRef(language)
  useEffect(() => {
    if (lastLanguage.current !== language) refetchNotifications()
    lastLanguage.current = language
  }, [language])
  useEffect(() => {
    const { url: path, response: schema } = notificationsApi.stream
    return watchStream({ path, schema, onEvent: applyState, onPoll: refetchNotifications })
  }, [])
}

function applyState(state: NotificationEvent) {
  refetchIfChanged(state)
  void refreshOnTierChange(state.tier)
}

/** The shell's bar on phones shows the same number. */
function useEmittedCount(unreadCount: number | undefined) {
  useEffect(() => {
    if (unreadCount !== undefined) emit('notifications.counted/1', { unreadCount })
  }, [unreadCount])
}

/** Announces new notifications to screen readers, but not the first count. */
function useAnnouncedCount(unread: number | undefined) {
  const t = useT()
  const { announce } = usePlatform()
  const previous = useRef(unread)
  const announceCount = useEffectEvent((count: number) => announce(t('{{count}} unread notifications', { count })))
  useEffect(() => {
    if (unread !== undefined && previous.current !== undefined && unread > previous.current) announceCount(unread)
    previous.current = unread
  }, [unread])
}

const Root = styled.div`
  position: relative;
  display: flex;
`

const BellButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${target};
  block-size: ${target};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: none;
  color: ${color.inkSoft};
  font: inherit;
  cursor: pointer;
  transition: background-color ${motion.quick} ${motion.ease};
  &:hover, &[aria-expanded='true'] { background: ${color.wash}; color: ${color.ink}; }
`

const Count = styled(CountBadge)`
  inset-block-start: 2px;
  inset-inline-end: 1px;
  min-inline-size: 1.25rem;
  font-size: 0.75rem;
  line-height: 1.125rem;
`
