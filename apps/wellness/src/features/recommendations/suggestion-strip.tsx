import { useQuery } from '@tanstack/react-query'
import type { Recommendation } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { useUser } from '@worrystone/remote-kit/bundled'
import { color, font, icons, List, SectionCard, Skeleton, space } from '@worrystone/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { popularQuery, recommendationsQuery } from '../../shared/catalogue.queries.ts'
import { useReasonText } from './use-reason-text.ts'

type Props = {
  count: number
  /** Free exercises only, without personal reasons. */
  onlyFree?: boolean
}

/** 'Something to try now': a few exercises as lines, on pages of other apps. Renders nothing without data. */
export function SuggestionStrip({ count, onlyFree = false }: Props) {
  const t = useT()
  const getReasonText = useReasonText()
  const { code: language } = useLanguage()
  const [hour] = useState(() => new Date().getHours())
  const isPersonal = useUser() !== null && !onlyFree
  const personal = useQuery({ ...recommendationsQuery(language, hour), enabled: isPersonal })
  const free = useQuery({ ...popularQuery(language), enabled: !isPersonal })
  const { isPending } = isPersonal ? personal : free
  const suggestions: Recommendation[] | undefined = isPersonal
    ? personal.data
    : free.data?.filter(({ isFree }) => isFree).map((exercise) => ({ exercise, reason: { kind: 'good-start' } }))
  if (!isPending && !suggestions?.length) return null
  return (
    <SectionCard title={t('Something to try now')} icon={<icons.Wind size={20} />} gap={3}>
      {suggestions ? (
        <SuggestionList gap={3}>
          {suggestions.slice(0, count).map(({ exercise, reason }) => (
            <li key={exercise.id}>
              <Link to={`/wellness/exercises/${exercise.id}`}>{exercise.title}</Link>
              <span>{t('{{count}} minutes', { count: exercise.duration })}</span>
              {isPersonal && <small>{getReasonText(reason)}</small>}
            </li>
          ))}
        </SuggestionList>
      ) : (
        <Skeleton lines={count} height="2.5rem" />
      )}
    </SectionCard>
  )
}

const SuggestionList = styled(List)`
  > li { display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: 0 ${space[3]}; min-block-size: 2.5rem; }
  a { color: ${color.primaryInk}; font-weight: 650; }
  span, small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
  small { grid-column: 1 / -1; }
`
