import { type Group, LANGUAGES } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { Field, Grid, Select, TextInput } from '@worrystone/ui'
import { countryName, ROLES, TIERS, useGroupName } from '../../shared/groups.ts'

const INITIAL_VALUES: Record<Group['by'], string> = { role: 'visitor', tier: 'free', language: 'en', country: '', member: '' }
const KINDS = Object.keys(INITIAL_VALUES) as Group['by'][]

export const firstGroup: Group = { by: 'role', value: 'moderator' }

/** The group in the registry's form; null while its value is invalid. */
export function parseGroup({ by, value }: Group): Group | null {
  const text = value.trim()
  if (by === 'country') return /^[A-Za-z]{2}$/.test(text) ? { by, value: text.toUpperCase() } : null
  if (by !== 'member') return { by, value }
  // A name, or the hash that the console shows for visitors who are not signed in.
  if (/^[a-f0-9]{32}$/.test(text)) return { by, value: text }
  return /^@?[A-Za-z0-9_]{3,30}$/.test(text) ? { by, value: `@${text.replace('@', '')}` } : null
}

/** What is wrong with a typed group. */
export function useGroupProblem(): (group: Group) => string | undefined {
  const t = useT()
  return (group) => {
    if (parseGroup(group)) return undefined
    return group.by === 'country' ? t('Write the two letters of a country') : t('Write a username')
  }
}

type Props = { group: Group; onChange: (group: Group) => void; error?: string | undefined }

/** A group of visitors: its kind and its value. */
export function GroupField({ group, onChange, error }: Props) {
  const t = useT()
  const groupName = useGroupName()
  const { locale } = useLanguage()
  const kinds: Record<Group['by'], string> = {
    role: t('Role'),
    tier: t('Tier'),
    language: t('Language'),
    country: t('Country'),
    member: t('One person'),
  }
  const set = (value: string) => onChange({ ...group, value })
  const choices: Partial<Record<Group['by'], readonly string[]>> = {
    role: ROLES,
    tier: TIERS,
    language: LANGUAGES.map(({ code }) => code),
  }
  const options = choices[group.by]
  const country = /^[A-Za-z]{2}$/.test(group.value) ? countryName(locale, group.value.toUpperCase()) : undefined

  return (
    <Grid align="start" min="11rem">
      <Field label={t('By')}>
        <Select
          value={group.by}
          onChange={(event) => {
            const by = event.target.value as Group['by']
            onChange({ by, value: INITIAL_VALUES[by] })
          }}
        >
          {KINDS.map((by) => (
            <option key={by} value={by}>
              {kinds[by]}
            </option>
          ))}
        </Select>
      </Field>
      {options && (
        <Field label={t('Which')}>
          <Select value={group.value} onChange={(event) => set(event.target.value)}>
            {options.map((value) => (
              <option key={value} value={value}>
                {groupName({ by: group.by, value })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {group.by === 'country' && (
        <Field
          label={t('Two letters of the country')}
          hint={country ?? t('As in the language setting of the browser: AT for Austria')}
          error={error}
        >
          <TextInput
            dir="ltr"
            maxLength={2}
            autoCapitalize="characters"
            value={group.value}
            onChange={(event) => set(event.target.value)}
          />
        </Field>
      )}
      {group.by === 'member' && (
        <Field label={t('Username')} error={error}>
          <TextInput
            dir="ltr"
            maxLength={32}
            autoCapitalize="none"
            autoComplete="off"
            value={group.value}
            onChange={(event) => set(event.target.value)}
          />
        </Field>
      )}
    </Grid>
  )
}
