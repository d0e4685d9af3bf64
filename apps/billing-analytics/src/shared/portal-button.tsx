import { useT } from '@worrystone/i18n'
import { Button, type ButtonStyleProps } from '@worrystone/ui'
import { usePortal } from './use-portal.ts'

type Props = ButtonStyleProps & {
  /** 'Manage subscription' by default. */
  label?: string
  describedBy?: string
}

/** Opens the provider's page where a subscription is changed, paid and cancelled. */
export function PortalButton({ label, describedBy, kind = 'quiet', ...buttonProps }: Props) {
  const t = useT()
  const { open, isOpening } = usePortal()
  return (
    <Button {...buttonProps} kind={kind} busy={isOpening} onClick={open} aria-describedby={describedBy}>
      {label ?? t('Manage subscription')}
    </Button>
  )
}
