import { useQuery } from '@tanstack/react-query'
import { useLanguage, useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Columns, color, font, space } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { recommendationsQuery } from '../../shared/catalogue.queries.ts'
import { ExerciseCard } from '../../shared/exercise-card.tsx'
import { SkeletonCards } from '../../shared/skeleton-cards.tsx'
import { useReasonText } from './use-reason-text.ts'

/** Exercises for this member, each with the reason as a sentence. */
export function Recommendations() {
  const t = useT()
  const getReasonText = useReasonText()
  const { code: language } = useLanguage()
  // The hour of the visit: a new one would change the list while it is read.
  const [hour] = useState(() => new Date().getHours())
  const query = useQuery(recommendationsQuery(language, hour))
  return (
    <QueryView query={query} failure={t('Failed to load recommendations')} skeleton={<SkeletonCards count={2} />}>
      {(recommendations) => (
        <Columns as="ul" from="small" columns={2} gap={5}>
          {recommendations.map(({ exercise, reason }) => (
            <li key={exercise.id}>
              <Recommended>
                <p>{getReasonText(reason)}</p>
                <ExerciseCard exercise={exercise} />
              </Recommended>
            </li>
          ))}
        </Columns>
      )}
    </QueryView>
  )
}

const Recommended = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${space[2]};
  min-inline-size: 0;
  > p { margin: 0; font-size: ${font.size.s}; font-weight: 600; color: ${color.supportInk}; }
`
