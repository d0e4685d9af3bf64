import { type Group, LANGUAGES } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { shortId } from './build-tag.tsx'

/** The roles and tiers that visitors are grouped by; `visitor`: not signed in. */
export const ROLES = ['visitor', 'member', 'moderator', 'admin'] as const
export const TIERS = ['free', 'supporter', 'premium'] as const

export const isSameGroup = (a: Group, b: Group) => a.by === b.by && a.value === b.value

export const groupKey = ({ by, value }: Group) => `${by} ${value}`

/** A group of visitors in words. */
export function useGroupName(): (group: Group) => string {
  const t = useT()
  const { locale } = useLanguage()
  const roles: Record<string, string> = {
    visitor: t('Visitors who are not signed in'),
    member: t('Members'),
    moderator: t('Moderators'),
    admin: t('Admins'),
  }
  return ({ by, value }) => {
    switch (by) {
      case 'role':
        return roles[value] ?? value
      case 'tier':
        return t('Tier {{tier}}', { tier: value })
      case 'language':
        return t('Language: {{language}}', { language: LANGUAGES.find(({ code }) => code === value)?.nativeName ?? value })
      case 'country':
        return t('Country: {{country}}', { country: countryName(locale, value) })
      case 'member':
        // `@mira`; a deleted person by the start of the hash.
        return t('Member {{name}}', { name: `\u2066${value.startsWith('@') ? value : shortId(value)}\u2069` })
    }
  }
}

/** The country's name, or the code itself when it is unknown. */
export function countryName(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
