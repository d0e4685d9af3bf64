import type { Difficulty } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Badge } from '@worrystone/ui'

const KINDS = { beginner: 'primary', intermediate: 'calm', advanced: 'support' } as const

/** The difficulty of an exercise. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const t = useT()
  const names: Record<Difficulty, string> = {
    beginner: t('Beginner'),
    intermediate: t('Intermediate'),
    advanced: t('Advanced'),
  }
  return <Badge kind={KINDS[difficulty]}>{names[difficulty]}</Badge>
}
