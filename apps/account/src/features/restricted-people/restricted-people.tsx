import { useT } from '@worrystone/i18n'
import { icons, Stack } from '@worrystone/ui'
import { RestrictionList } from './restriction-list.tsx'

/** The people whom the user has blocked and muted, with a button to undo each. */
export function RestrictedPeople() {
  const t = useT()
  return (
    <Stack gap={6}>
      <RestrictionList
        kind="block"
        glyph={<icons.Ban size={22} />}
        texts={{
          title: t('Blocked people'),
          hint: t('You and they do not meet here. They are not told.'),
          empty: t('You have not blocked anyone.'),
          end: t('Unblock'),
          done: (name) => t('{{name}} is no longer blocked', { name }),
          failed: t('Failed to unblock this person'),
          notLoaded: t('Failed to load blocked people'),
        }}
      />
      <RestrictionList
        kind="mute"
        glyph={<icons.VolumeX size={22} />}
        texts={{
          title: t('Muted people'),
          hint: t('Their worries stay out of your lists. They are not told.'),
          empty: t('You have not muted anyone.'),
          end: t('Unmute'),
          done: (name) => t('{{name}} is no longer muted', { name }),
          failed: t('Failed to unmute this person'),
          notLoaded: t('Failed to load muted people'),
        }}
      />
    </Stack>
  )
}
