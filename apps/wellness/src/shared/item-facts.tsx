import type { ExerciseCard } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { icons, MetaRow, Stack } from '@worrystone/ui'
import { DifficultyBadge } from './difficulty-badge.tsx'
import { TagList } from './tag-list.tsx'

/** Difficulty, duration, number of steps, and category. */
export function ItemFacts({ exercise: { difficulty, duration, stepCount, tags } }: { exercise: ExerciseCard }) {
  const t = useT()
  return (
    <Stack gap={3}>
      <MetaRow as="p" gap={4} rowGap={2}>
        <DifficultyBadge difficulty={difficulty} />
        <span>
          <icons.Clock size={16} />
          {t('{{count}} minutes', { count: duration })}
        </span>
        <span>{t('{{count}} steps', { count: stepCount })}</span>
      </MetaRow>
      <TagList tags={tags} />
    </Stack>
  )
}
