import { useQuery } from '@tanstack/react-query'
import type { Recommendation } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { Card, color, font, icons, List, Skeleton, Stack, space } from '@worrystone/ui'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { popularQuery, recommendationsQuery } from '../../shared/catalogue.queries.ts'
import { useMemberId } from '../../shared/member.ts'
import { useReasonSentence } from './reason-sentence.ts'

type Props = {
  count: number
  /** Free exercises to begin with, and no word about the reader. */
  isGentle?: boolean
}

/** 'Something to try now': a few exercises as lines, on pages about something else. Draws nothing where none could be had. */
export function SuggestionStrip({ count, isGentle = false }: Props) {
  const t = useT()
  const id = useId()
  const reasonOf = useReasonSentence()
  const { code: language } = useLanguage()
  const [hour] = useState(() => new Date().getHours())
  const isOwn = useMemberId() !== null && !isGentle
  const own = useQuery({ ...recommendationsQuery(language, hour), enabled: isOwn })
  const free = useQuery({ ...popularQuery(language), enabled: !isOwn })
  const { isPending } = isOwn ? own : free
  const shown: Recommendation[] | undefined = isOwn
    ? own.data
    : free.data?.filter(({ isFree }) => isFree).map((exercise) => ({ exercise, reason: { kind: 'good-start' } }))
  if (!isPending && !shown?.length) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading id={id}>
          <icons.Wind size={20} />
          {t('Something to try now')}
        </Heading>
        {shown ? (
          <Lines gap={3}>
            {shown.slice(0, count).map(({ exercise, reason }) => (
              <li key={exercise.id}>
                <Link to={`/wellness/exercises/${exercise.id}`}>{exercise.title}</Link>
                <span>{t('{{count}} minutes', { count: exercise.duration })}</span>
                {isOwn && <small>{reasonOf(reason)}</small>}
              </li>
            ))}
          </Lines>
        ) : (
          <Skeleton lines={count} height="2.5rem" />
        )}
      </Stack>
    </Card>
  )
}

const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin: 0;
  font-size: ${font.size.l};
  > svg { flex: none; color: ${color.primaryInk}; }
`

const Lines = styled(List)`
  > li { display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: 0 ${space[3]}; min-block-size: 2.5rem; }
  a { color: ${color.primaryInk}; font-weight: 650; }
  span, small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
  small { grid-column: 1 / -1; }
`
