import type { ExerciseCard as Exercise } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useHasFeature } from '@worrystone/remote-kit/bundled'
import { DifficultyBadge } from './difficulty-badge.tsx'
import { ItemCard } from './item-card.tsx'

export function ExerciseCard({ exercise }: { exercise: Exercise }) {
  const t = useT()
  const hasAll = useHasFeature('guided_exercises')
  return (
    <ItemCard to={`/wellness/exercises/${exercise.id}`} item={exercise} isLocked={!exercise.isFree && !hasAll}>
      <span>{t('{{count}} minutes', { count: exercise.duration })}</span>
      <DifficultyBadge difficulty={exercise.difficulty} />
    </ItemCard>
  )
}
