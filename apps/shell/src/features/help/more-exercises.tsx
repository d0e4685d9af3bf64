import { useT } from '@worrystone/i18n'
import { color, target } from '@worrystone/ui'
import { styled } from 'styled-components'

/** Links to the grounding exercises, all of them free. In a new tab, so that nothing here is lost. */
export function MoreExercises() {
  const t = useT()
  return (
    <ExercisesLink href="/wellness/exercises?category=grounding" target="_blank" rel="noopener">
      {t('More short exercises')}
    </ExercisesLink>
  )
}

const ExercisesLink = styled.a`
  display: inline-flex;
  align-items: center;
  align-self: center;
  min-block-size: ${target};
  color: ${color.primaryInk};
  font-weight: 650;
`
