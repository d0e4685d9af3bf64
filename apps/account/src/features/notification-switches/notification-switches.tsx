import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Card, color, Failure, Skeleton, Stack, Switch, target, VisuallyHidden } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { PushSwitch } from '../../shared/push-switch.tsx'

type Values = { emailNotifications: boolean; pushNotifications: boolean }

type Props = {
  /** Undefined while they load, or with an `error`. */
  values: Values | undefined
  error: unknown
  onRetry: () => void
  onChange: (part: Partial<Values>) => void
}

/** The switches for e-mails and pushes; the other preferences have a page of their own. */
export function NotificationSwitches({ values, error, onRetry, onChange }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  if (!values && error) return <Failure message={errorMessage(error, t('Failed to load preferences'))} onRetry={onRetry} />
  if (!values) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
        <Skeleton height="13.5rem" />
      </div>
    )
  }
  return (
    <Card as="div">
      <Stack gap={2}>
        <Switch
          label={t('Email notifications')}
          checked={values.emailNotifications}
          onChange={(event) => onChange({ emailNotifications: event.target.checked })}
        />
        <PushSwitch isWanted={values.pushNotifications} onChange={(pushNotifications) => onChange({ pushNotifications })} />
        <More to="/notifications?tab=preferences">{t('How often, when, and about what')}</More>
      </Stack>
    </Card>
  )
}

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  min-block-size: ${target};
  color: ${color.primaryInk};
`
