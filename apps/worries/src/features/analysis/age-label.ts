import { useT } from '@worrystone/i18n'

const DAY = 86_400_000

/** How old a similar worry is: in days up to six, in weeks under thirty days, then in months. */
export function getAge(iso: string, now: number): { unit: 'today' | 'days' | 'weeks' | 'months'; count: number } {
  const days = Math.max(0, Math.floor((now - Date.parse(iso)) / DAY))
  if (days === 0) return { unit: 'today', count: 0 }
  if (days < 7) return { unit: 'days', count: days }
  if (days < 30) return { unit: 'weeks', count: Math.floor(days / 7) }
  return { unit: 'months', count: Math.floor(days / 30) }
}

export function useAgeLabel(): (iso: string) => string {
  const t = useT()
  return (iso) => {
    const { unit, count } = getAge(iso, Date.now())
    switch (unit) {
      case 'today':
        return t('Today')
      case 'days':
        return t('{{count}} days ago', { count })
      case 'weeks':
        return t('{{count}} weeks ago', { count })
      case 'months':
        return t('{{count}} months ago', { count })
    }
  }
}
