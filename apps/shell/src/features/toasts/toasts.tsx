import { useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { IconButton, icons, Stack, space } from '@worrystone/ui'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { RetryCountdown } from './retry-countdown.tsx'
import { ToastCard } from './toast-card.ts'
import { added, shown, type Toast, without } from './toast-queue.ts'
import { usePatience } from './use-patience.ts'

/** What the apps say with `toast`, at the top of the inline end. Stays while it is pointed at or has the focus. */
export function Toasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [isHeld, setHeld] = useState(false)
  const count = useRef(0)
  const corner = useRef<HTMLDivElement>(null)
  const visible = shown(toasts)
  const dismiss = (id: number) => setToasts((all) => without(all, id))

  useEvent('toast/1', (payload) => {
    const id = ++count.current
    setToasts((all) => added(all, payload, id))
    raise(corner.current)
  })
  useEffect(() => raise(corner.current), [])
  // A toast that vanishes under the pointer sends no event: nothing is held when nothing is left.
  const isEmpty = toasts.length === 0
  useEffect(() => {
    if (isEmpty) setHeld(false)
  }, [isEmpty])

  const newest = visible.at(-1)?.id
  useEffect(() => {
    if (newest === undefined) return
    const onKeyDown = (event: KeyboardEvent) => {
      // Esc belongs to an open dialog first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      setToasts((all) => without(all, newest))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [newest])

  const entries = (kinds: Toast['kind'][]) =>
    visible
      .filter(({ kind }) => kinds.includes(kind))
      .map((toast) => <Entry key={toast.id} toast={toast} isHeld={isHeld} onDismiss={() => dismiss(toast.id)} />)

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
      {/* Always there, so that what is put into it is read out. */}
      <Stack gap={2} role="status" aria-atomic="false">
        {entries(['success', 'info'])}
        <RetryCountdown />
      </Stack>
    </Corner>
  )
}

/** To the top layer, above a dialog that opened meanwhile. Where popovers are unknown the corner is simply fixed. */
function raise(corner: HTMLElement | null): void {
  if (!corner?.showPopover) return
  const isOpen = corner.matches(':popover-open')
  if (isOpen && !document.querySelector('dialog:modal')) return
  if (isOpen) corner.hidePopover()
  corner.showPopover()
}

type EntryProps = { toast: Toast; isHeld: boolean; onDismiss: () => void }

const ICON = { success: icons.CircleCheck, info: icons.Info, error: icons.CircleAlert }

function Entry({ toast: { kind, message, duration }, isHeld, onDismiss }: EntryProps) {
  const t = useT()
  const Icon = ICON[kind]
  usePatience(duration, isHeld, onDismiss)
  return (
    <ToastCard $kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon size={22} aria-hidden="true" />
      <span>{message}</span>
      <IconButton size="s" label={t('Dismiss')} icon={<icons.X size={18} />} onClick={onDismiss} />
    </ToastCard>
  )
}

const Corner = styled(Stack)`
  position: fixed;
  z-index: 50;
  inset: ${space[4]} auto auto auto;
  inset-inline-end: ${space[4]};
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
