import { useQuery } from '@tanstack/react-query'
import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Card, color, Heading, List, radius, Skeleton, Stack, space, Text } from '@worrystone/ui'
import { useEffect, useId, useState } from 'react'
import { styled } from 'styled-components'
import { similarQuery } from './analysis.queries.ts'
import { RelatedText } from './related-text.tsx'

const SHOWN = 2
const REFETCH_MS = 1_500
/** The timeout of the comparison. */
const MAX_WAIT_MS = 30_000

/** After sharing a worry: how many people have similar worries, with two of these worries. */
export function SimilarPeople({ post }: { post: Post }) {
  return post.moderationStatus === 'approved' ? <PeopleCount post={post} /> : null
}

function PeopleCount({ post }: { post: Post }) {
  const t = useT()
  const id = useId()
  const isLate = useIsLate()
  const { data, isError } = useQuery({
    ...similarQuery(post.id, SHOWN),
    refetchInterval: ({ state }) => (state.error || state.data?.isComplete || isLate ? false : REFETCH_MS),
  })
  const people = data?.peopleCount ?? 0
  const isFirst = people === 0 && data?.isComplete === true
  const isWaiting = people === 0 && !isFirst && !isError && !isLate
  return (
    <Frame as="section" aria-labelledby={id}>
      <Stack>
        <div role="status">
          <Heading id={id}>
            {people > 0
              ? t('{{count}} people carry something like this', { count: people })
              : isFirst
                ? t('You are the first to put this into words')
                : isWaiting
                  ? t('Looking for people who carry something like this')
                  : t('No similar worries yet.')}
          </Heading>
        </div>
        {isWaiting && <Skeleton lines={2} height="3.5rem" />}
        {isFirst && post.privacyLevel === 'public' && (
          <Text tone="inkSoft">{t('Whoever carries something like it will find yours.')}</Text>
        )}
        <Worries>
          {data?.similarWorries.map((worry) => (
            <li key={worry.id}>
              <RelatedText worry={worry} to={post} lines={2} />
            </li>
          ))}
        </Worries>
      </Stack>
    </Frame>
  )
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

/** The height of two worries: what is below does not move when they come. */
const Frame = styled(Card)`
  min-block-size: 15.5rem;
`

const Worries = styled(List).attrs({ gap: 1 })`
  margin: 0 calc(${space[3]} * -1);
  > li { position: relative; padding: ${space[2]} ${space[3]}; border-radius: ${radius.m}; }
  > li:hover { background: ${color.wash}; }
`
