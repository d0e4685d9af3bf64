import { useT } from '@worrystone/i18n'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button, IconButton } from './button.tsx'
import * as icons from './icons.ts'
import { color, font, motion, radius, shadow, space } from './tokens.ts'

/**
 * Shows a native dialog as long as it is mounted: the browser holds the focus inside and gives it back.
 * Esc and a press on the backdrop ask to close; the owner decides.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const isShown = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const before = document.activeElement
    dialog.showModal()
    isShown.current = true
    const start = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2[tabindex]')
    start?.focus()
    return () => {
      // What is taken away was not closed by anybody.
      isShown.current = false
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return {
    ref,
    onCancel: (event: { preventDefault: () => void; target: EventTarget; currentTarget: EventTarget }) => {
      // A file input inside has a cancel of its own.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // Browsers close by force at a second Esc.
    onClose: () => {
      if (isShown.current && ref.current && !ref.current.open) onClose()
    },
    onPointerDown: (event: { target: EventTarget }) => {
      pressedBackdrop.current = event.target === ref.current
    },
    // A press that began inside (selecting a text) and ended outside is not meant to close.
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current && pressedBackdrop.current) onClose()
    },
  }
}

type Props = {
  open: boolean
  title: ReactNode
  onClose: () => void
  children?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  /** For a text to write or read at length. */
  size?: 'm' | 'l'
}

/** A question or a form above the page. Give the control to begin with `data-autofocus`; otherwise the title has the focus. */
export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, onClose, children, actions, size = 'm' }: Omit<Props, 'open'>) {
  const t = useT()
  const id = useId()
  const modal = useModal(onClose)
  return (
    <Sheet {...modal} aria-labelledby={id} $size={size}>
      <Inside>
        <Head>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={t('Close')} icon={<icons.X size={20} />} onClick={onClose} />
        </Head>
        <Body>{children}</Body>
        {actions ? <Actions>{actions}</Actions> : null}
      </Inside>
    </Sheet>
  )
}

type ConfirmProps = {
  open: boolean
  title: string
  body: ReactNode
  /** The verb of what happens: 'Delete', not 'OK'. */
  confirmLabel: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is lost. */
export function ConfirmDialog({
  open,
  title,
  body,
  confirmLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button kind="quiet" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof body === 'string' ? <p>{body}</p> : body}
    </Dialog>
  )
}

const Sheet = styled.dialog<{ $size: 'm' | 'l' }>`
  inline-size: min(${({ $size }) => ($size === 'm' ? '30rem' : '44rem')}, calc(100vw - 2rem));
  max-inline-size: none;
  max-block-size: calc(100dvh - 2rem);
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  overflow: auto;
  overscroll-behavior: contain;
  animation: rise ${motion.slow} ${motion.ease};
  &::backdrop { background: ${color.backdrop}; }
`

const Inside = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]};
  overflow-wrap: anywhere;
`

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  > h2 { margin: 0; padding-block-start: ${space[2]}; font-size: ${font.size.l}; outline: none; }
  > button { margin: calc(${space[2]} * -1); }
`

const Body = styled.div`
  color: ${color.ink};
  > p { margin: 0; }
  > p + p { margin-block-start: ${space[3]}; }
  &:empty { display: none; }
`

const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  margin-block-start: ${space[2]};
  @media (max-width: 30em) {
    flex-direction: column-reverse;
    > * { inline-size: 100%; }
  }
`
