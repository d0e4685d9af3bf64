import { useQuery } from '@tanstack/react-query'
import { CheckInFrequency, type NotificationPreferences as Preferences } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Card, Field, Grid, Options, Select, Skeleton, Stack, Switch } from '@worrystone/ui'
import { preferencesQuery } from '../../shared/preferences.queries.ts'
import { PushSwitch } from '../../shared/push-switch.tsx'
import { ClockField } from './clock-field.tsx'
import { useSavePreferences } from './preferences.queries.ts'
import { useTimeZones } from './use-time-zones.ts'

/** The notification preferences. Each change is saved at once. */
export function NotificationPreferences() {
  const t = useT()
  return (
    <QueryView
      query={useQuery(preferencesQuery())}
      failure={t('Failed to load preferences')}
      skeleton={<Skeleton height="54rem" />}
    >
      {(preferences) => <PreferencesCard preferences={preferences} />}
    </QueryView>
  )
}

function PreferencesCard({ preferences }: { preferences: Preferences }) {
  const t = useT()
  const save = useSavePreferences()
  const zones = useTimeZones(preferences.timezone)
  const frequencies: Record<CheckInFrequency, string> = {
    daily: t('Daily'),
    weekly: t('Weekly'),
    biweekly: t('Every two weeks'),
    monthly: t('Monthly'),
    never: t('Never'),
  }

  return (
    <Card as="section" aria-label={t('Preferences')}>
      <Stack gap={5}>
        <div>
          <Switch
            label={t('Email notifications')}
            checked={preferences.emailNotifications}
            onChange={(event) => save({ emailNotifications: event.target.checked })}
          />
          <PushSwitch isWanted={preferences.pushNotifications} onChange={(pushNotifications) => save({ pushNotifications })} />
          <Switch
            label={t('Support notifications')}
            hint={t('When people support your worries or say that your words helped.')}
            checked={preferences.supportNotifications}
            onChange={(event) => save({ supportNotifications: event.target.checked })}
          />
          <Switch
            label={t('Messages that somebody thought of you')}
            hint={t('They name nobody. Without them, moderators still hear when somebody is worried about you.')}
            checked={preferences.concernMessages}
            onChange={(event) => save({ concernMessages: event.target.checked })}
          />
          <Switch
            label={t('A worry that waits for a word')}
            hint={t('At most one a day, on your home page and your dashboard.')}
            checked={preferences.waitingWorryOffers}
            onChange={(event) => save({ waitingWorryOffers: event.target.checked })}
          />
          <Switch
            label={t('How is it now?')}
            hint={t('Two weeks after you shared a worry that is still open, one question about it, here on the site only.')}
            checked={preferences.followUpQuestions}
            onChange={(event) => save({ followUpQuestions: event.target.checked })}
          />
        </div>
        <Field label={t('Check-in frequency')} hint={t('How often we ask how you are.')}>
          <Select
            value={preferences.checkInFrequency}
            onChange={(event) => save({ checkInFrequency: CheckInFrequency.parse(event.target.value) })}
          >
            <Options values={CheckInFrequency.options} names={frequencies} />
          </Select>
        </Field>
        <Grid min="10rem" gap={4}>
          <ClockField
            label={t('Quiet hours start')}
            value={preferences.quietHoursStart}
            onChange={(quietHoursStart) => save({ quietHoursStart })}
          />
          <ClockField
            label={t('Quiet hours end')}
            value={preferences.quietHoursEnd}
            onChange={(quietHoursEnd) => save({ quietHoursEnd })}
          />
        </Grid>
        <Field label={t('Time zone')} hint={t('During your quiet hours nothing is mailed or pushed to you.')}>
          <Select value={preferences.timezone} onChange={(event) => save({ timezone: event.target.value })}>
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
