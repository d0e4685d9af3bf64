import { useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { bottomInset, color, IconButton, icons, Stack, space } from '@worrystone/ui'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { RetryCountdown } from './retry-countdown.tsx'
import { ToastCard } from './toast-card.ts'
import { addToast, removeToast, type Toast, visibleToasts } from './toast-queue.ts'
import { useClearSide } from './use-clear-side.ts'
import { usePausableTimeout } from './use-pausable-timeout.ts'

/** The toasts of all apps, in the top corner at the inline end, below the header. They stay while hovered or focused. */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [isHeld, setHeld] = useState(false)
  const count = useRef(0)
  const corner = useRef<HTMLDivElement>(null)
  const visible = visibleToasts(toasts)
  useClearSide(corner, visible.length)
  const dismiss = (id: number) => setToasts((all) => removeToast(all, id))

  useEvent('toast/1', (payload) => {
    const id = ++count.current
    setToasts((all) => addToast(all, payload, id))
    bringToFront(corner.current)
  })
  useEffect(() => bringToFront(corner.current), [])
  // A toast that is removed under the pointer sends no event.
  const isEmpty = toasts.length === 0
  useEffect(() => {
    if (isEmpty) setHeld(false)
  }, [isEmpty])

  const newest = visible.at(-1)?.id
  useEffect(() => {
    if (newest === undefined) return
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog handles Esc first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      setToasts((all) => removeToast(all, newest))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [newest])

  const entries = (kinds: Toast['kind'][]) =>
    visible
      .filter(({ kind }) => kinds.includes(kind))
      .map((toast) => <ToastEntry key={toast.id} toast={toast} isHeld={isHeld} onDismiss={() => dismiss(toast.id)} />)

  return (
    <Corner
      gap={2}
      ref={corner}
      popover="manual"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {entries(['error'])}
      {/* A live region must exist before its text. */}
      <Stack gap={2} role="status" aria-atomic="false">
        {entries(['success', 'info'])}
        <RetryCountdown />
      </Stack>
    </Corner>
  )
}

/**
 * Moves to the top layer, above a dialog that opened meanwhile. Without popover support the corner is fixed. Outside the document, where the
 * app renders behind the server's HTML, nothing can be opened: `first-page/hand-over.ts` does it afterwards.
 */
function bringToFront(corner: HTMLElement | null): void {
  if (!corner?.isConnected || !corner.showPopover) return
  const isOpen = corner.matches(':popover-open')
  if (isOpen && !document.querySelector('dialog:modal')) return
  if (isOpen) corner.hidePopover()
  corner.showPopover()
}

type EntryProps = { toast: Toast; isHeld: boolean; onDismiss: () => void }

const ICON = { success: icons.CircleCheck, info: icons.Info, error: icons.CircleAlert }

function ToastEntry({ toast: { kind, message, duration, action }, isHeld, onDismiss }: EntryProps) {
  const t = useT()
  const Icon = ICON[kind]
  usePausableTimeout(duration, isHeld, onDismiss)
  return (
    <ToastCard $kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon size={22} aria-hidden="true" />
      <span>
        {message}
        {action && (
          <Action to={action.to} onClick={onDismiss}>
            {action.label}
          </Action>
        )}
      </span>
      <IconButton size="s" label={t('Dismiss')} icon={<icons.X size={18} />} onClick={onDismiss} />
    </ToastCard>
  )
}

const Action = styled(Link)`
  display: inline-block;
  margin-inline-start: ${space[2]};
  padding-block: ${space[2]};
  color: ${color.primaryInk};
  font-weight: 650;
`

const Corner = styled(Stack)`
  position: fixed;
  z-index: 50;
  inset: calc(4rem + ${space[2]}) auto auto auto;
  inset-inline-end: ${space[4]};
  &[data-side='below'] { inset-block: auto calc(${space[4]} + ${bottomInset}); }
  inline-size: min(24rem, calc(100vw - 2 * ${space[4]}));
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  pointer-events: none;
`
