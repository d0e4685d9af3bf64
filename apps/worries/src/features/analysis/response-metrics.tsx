import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@worrystone/api-client'
import type { Post, SimilarCount } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Button, color, font, Grid, icons, MetaRow, radius, SectionCard, Skeleton, space, Text } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { meTooCountQuery, similarCountQuery } from './analysis.queries.ts'

/** The number of responses to a worry, and of people who share it. */
export function ResponseMetrics({ post, isGentle }: { post: Post; isGentle: boolean }) {
  const t = useT()
  const meToo = useQuery({ ...meTooCountQuery(post.id), placeholderData: { count: post.meTooCount } })
  const similar = useQuery(similarCountQuery(post.id))
  const meTooCount = meToo.data?.count ?? 0
  const similarCount = similar.data?.count ?? 0
  return (
    <SectionCard title={t('Response Metrics')}>
      {meTooCount + similarCount > 0 && (
        <Text serif size="l" lineHeight={1.5}>
          {t('Nobody is alone with this.')}
        </Text>
      )}
      <Grid as="dl" min="13rem">
        <Figure
          label={t('Direct Responses')}
          icon={<icons.Users size={20} />}
          count={meTooCount}
          words={meTooCount > 0 ? t('Others said that they know this worry.') : t('Answers often take a little time.')}
          isGentle={isGentle}
          problem={meToo.data ? null : meToo.error && t('Me Too count unavailable')}
          onRetry={() => void meToo.refetch()}
        >
          {meTooCount > 0 ? t('People who said “me too”') : t('Answers often take a little time.')}
        </Figure>
        <Figure
          label={t('Similar Concerns')}
          icon={<icons.Users size={20} />}
          count={similar.isPending ? null : similarCount}
          words={similarCount > 0 ? t('Others carry something like it.') : t('Answers often take a little time.')}
          isGentle={isGentle}
          problem={
            similar.data
              ? null
              : similar.error &&
                (isRefused(similar.error) ? t('Failed to load similar worry count') : t('Similar worries count unavailable'))
          }
          onRetry={() => void similar.refetch()}
        >
          {similar.data && <Breakdown of={similar.data} />}
        </Figure>
      </Grid>
      {!isGentle && (
        <Text size="s" tone="inkSoft">
          {t(
            '“Similar Concerns” are people who wrote nearly the same, and everyone who said “me too” here. Many more may share the theme: you find some of them below.',
          )}
        </Text>
      )}
    </SectionCard>
  )
}

/** Sign-in, permission or privacy: one message for all, because a reason would reveal hidden content. */
const isRefused = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status)

function Breakdown({ of: { count, breakdown } }: { of: SimilarCount }) {
  const t = useT()
  if (count === 0) return t('Answers often take a little time.')
  if (!breakdown) return null
  return (
    <>
      {t('{{count}} similar worries', { count: breakdown.aiDetectedSimilar })}
      {' · '}
      {t('{{count}} said “me too”', { count: breakdown.meTooResponses })}
    </>
  )
}

type FigureProps = {
  label: string
  icon: ReactNode
  /** null while loading. */
  count: number | null
  /** The same as a sentence. */
  words: string
  isGentle: boolean
  problem: string | null
  onRetry: () => void
  children: ReactNode
}

function Figure({ label, icon, count, words, isGentle, problem, onRetry, children }: FigureProps) {
  const t = useT()
  const { number } = useFormat()
  return (
    <Tile>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>
        {isGentle && !problem ? (
          <Text serif>{words}</Text>
        ) : (
          <>
            <LargeNumber aria-live="polite" data-is-fallback={problem ? '' : undefined}>
              {count === null ? <Skeleton width="2.5rem" height="1.4em" /> : number(count)}
            </LargeNumber>
            {problem ? (
              <Problem gap={1} role="status">
                {problem}
                <Button kind="plain" size="s" onClick={onRetry}>
                  {t('Retry')}
                </Button>
              </Problem>
            ) : (
              <Text as="div" size="s" tone="inkSoft">
                {children}
              </Text>
            )}
          </>
        )}
      </dd>
    </Tile>
  )
}

const Tile = styled.div`
  padding: ${space[4]};
  border-radius: ${radius.m};
  background: ${color.wash};
  dt { display: flex; align-items: center; gap: ${space[2]}; color: ${color.ink}; font-weight: 650; }
  dt > svg { flex: none; color: ${color.inkSoft}; }
  dd { margin: ${space[1]} 0 0; min-block-size: 4rem; }
`

const LargeNumber = styled.div`
  font-size: ${font.size.xl};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  &[data-is-fallback] { color: ${color.inkSoft}; font-weight: 400; }
`

const Problem = styled(MetaRow)`
  > button { margin-inline-start: calc(${space[1]} * -1); }
`
