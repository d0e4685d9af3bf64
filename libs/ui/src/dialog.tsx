import { useT } from '@worrystone/i18n'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Button, IconButton } from './button.tsx'
import * as icons from './icons.ts'
import { color, font, motion, radius, shadow, space } from './tokens.ts'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  title: ReactNode
  onClose: () => void
  children?: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  /** For long texts. */
  size?: 'm' | 'l'
}

/** A question or a form above the page. `data-autofocus` marks the control with the initial focus; otherwise the title has it. */
export function Dialog({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ title, onClose, children, actions, size = 'm' }: Omit<Props, 'open'>) {
  const t = useT()
  const id = useId()
  const modal = useModal(onClose)
  return (
    <DialogElement {...modal} aria-labelledby={id} $size={size}>
      <Content>
        <Header>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={t('Close')} icon={<icons.X size={20} />} onClick={onClose} />
        </Header>
        <Body>{children}</Body>
        {actions ? <Actions>{actions}</Actions> : null}
      </Content>
    </DialogElement>
  )
}

type ConfirmProps = {
  open: boolean
  title: string
  body: ReactNode
  /** The verb of the action: 'Delete', not 'OK'. */
  confirmLabel: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before something is lost. */
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

const DialogElement = styled.dialog<{ $size: 'm' | 'l' }>`
  inline-size: min(${({ $size }) => ($size === 'm' ? '30rem' : '44rem')}, calc(100vw - 2rem));
  max-inline-size: none;
  max-block-size: calc(100dvh - 2rem);
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  color: ${color.ink};
  /* Its parent may centre its text. */
  text-align: start;
  box-shadow: ${shadow.float};
  overflow: auto;
  overscroll-behavior: contain;
  animation: rise ${motion.slow} ${motion.ease};
  &::backdrop { background: ${color.backdrop}; }
`

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]};
  overflow-wrap: anywhere;
`

const Header = styled.header`
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
