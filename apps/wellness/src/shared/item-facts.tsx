import type { ExerciseCard } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, font, icons, Stack, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { DifficultyBadge } from './difficulty-badge.tsx'
import { TagList } from './tag-list.tsx'

/** Difficulty, duration, number of steps, and category. */
export function ItemFacts({ exercise: { difficulty, duration, stepCount, tags } }: { exercise: ExerciseCard }) {
  const t = useT()
  return (
    <Facts gap={3}>
      <p>
        <DifficultyBadge difficulty={difficulty} />
        <span>
          <icons.Clock size={16} />
          {t('{{count}} minutes', { count: duration })}
        </span>
        <span>{t('{{count}} steps', { count: stepCount })}</span>
      </p>
      <TagList tags={tags} />
    </Facts>
  )
}

const Facts = styled(Stack)`
  > p { display: flex; flex-wrap: wrap; align-items: center; gap: ${space[2]} ${space[4]}; margin: 0; font-size: ${font.size.s}; color: ${color.inkSoft}; }
  > p > span { display: inline-flex; align-items: center; gap: ${space[1]}; }
`
