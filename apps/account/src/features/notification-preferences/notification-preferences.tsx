import { useQuery } from '@tanstack/react-query'
import { CheckInFrequency } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Card, Failure, Field, Grid, Select, Skeleton, Stack, Switch, VisuallyHidden } from '@worrystone/ui'
import { preferencesQuery } from '../../shared/preferences.queries.ts'
import { PushSwitch } from '../../shared/push-switch.tsx'
import { ClockField } from './clock-field.tsx'
import { useSavePreferences } from './preferences.queries.ts'
import { useTimeZones } from './use-time-zones.ts'

/** The notification preferences. Each change is saved at once. */
export function NotificationPreferences() {
  const t = useT()
  const errorMessage = useErrorMessage()
  const save = useSavePreferences()
  const { data, isPending, error, refetch } = useQuery(preferencesQuery())
  const zones = useTimeZones(data?.timezone)
  const often: Record<CheckInFrequency, string> = {
    daily: t('Daily'),
    weekly: t('Weekly'),
    biweekly: t('Every two weeks'),
    monthly: t('Monthly'),
    never: t('Never'),
  }

  if (isPending) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
        <Skeleton height="39rem" />
      </div>
    )
  }
  if (!data) return <Failure message={errorMessage(error, t('Failed to load preferences'))} onRetry={() => void refetch()} />
  return (
    <Card as="section" aria-label={t('Preferences')}>
      <Stack gap={5}>
        <div>
          <Switch
            label={t('Email notifications')}
            checked={data.emailNotifications}
            onChange={(event) => save({ emailNotifications: event.target.checked })}
          />
          <PushSwitch isWanted={data.pushNotifications} onChange={(pushNotifications) => save({ pushNotifications })} />
          <Switch
            label={t('Support notifications')}
            hint={t('When people support your worries.')}
            checked={data.supportNotifications}
            onChange={(event) => save({ supportNotifications: event.target.checked })}
          />
          <Switch
            label={t('Messages that somebody thought of you')}
            hint={t('They name nobody. Without them, moderators still hear when somebody is worried about you.')}
            checked={data.concernMessages}
            onChange={(event) => save({ concernMessages: event.target.checked })}
          />
        </div>
        <Field label={t('Check-in frequency')} hint={t('How often we ask how you are.')}>
          <Select
            value={data.checkInFrequency}
            onChange={(event) => save({ checkInFrequency: CheckInFrequency.parse(event.target.value) })}
          >
            {CheckInFrequency.options.map((one) => (
              <option key={one} value={one}>
                {often[one]}
              </option>
            ))}
          </Select>
        </Field>
        <Grid min="10rem" gap={4}>
          <ClockField
            label={t('Quiet hours start')}
            value={data.quietHoursStart}
            onChange={(quietHoursStart) => save({ quietHoursStart })}
          />
          <ClockField
            label={t('Quiet hours end')}
            value={data.quietHoursEnd}
            onChange={(quietHoursEnd) => save({ quietHoursEnd })}
          />
        </Grid>
        <Field label={t('Time zone')} hint={t('During your quiet hours nothing is mailed or pushed to you.')}>
          <Select value={data.timezone} onChange={(event) => save({ timezone: event.target.value })}>
            {zones.map(({ zone, name }) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </Stack>
    </Card>
  )
}
