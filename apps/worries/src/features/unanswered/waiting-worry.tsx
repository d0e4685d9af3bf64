import { useCategoryNames } from '@worrystone/community-ui'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { Button, ButtonLink, Card, color, Heading, IconText, icons, Row, Skeleton, Stack, Text } from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { CompactRow, RowLink, RowMeta } from '../../shared/compact-row.tsx'
import { PersonLink, PersonPicture } from '../../shared/person-link.tsx'
import { TeaserText } from '../../shared/teaser-text.tsx'
import { useWaitingWorry, type WaitingWorry as Waiting } from './use-waiting-worry.ts'

/** One worry a day that nobody has answered yet. Nothing without one, and when it can't be loaded. */
export function WaitingWorry({ userId }: { userId: string }) {
  const t = useT()
  const id = useId()
  const { data, isLoading, isPutAway, putAway } = useWaitingWorry(userId)
  if (isLoading) return <Skeleton height="6rem" />
  if (!data || isPutAway) return null
  return (
    <Inviting as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading id={id} size="xl">
          {t('Somebody waits for a word')}
        </Heading>
        <Reason waiting={data} />
        <Worry waiting={data} />
        <Row>
          <ButtonLink as={Link} to={`/posts/${data.post.id}#comments`}>
            {t('Write a kind word')}
          </ButtonLink>
          <Button
            kind="plain"
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
              putAway()
            }}
          >
            {t('Not now')}
          </Button>
        </Row>
      </Stack>
    </Inviting>
  )
}

function Reason({ waiting: { post, isFamiliar } }: { waiting: Waiting }) {
  const t = useT()
  const names = useCategoryNames()
  if (!isFamiliar || !post.category) return <Text tone="inkSoft">{t('Nobody has written to them yet. A line is enough.')}</Text>
  return (
    <IconText iconTone="supportInk">
      <icons.HeartHandshake size={20} aria-hidden="true" />
      <span>{t('You have been through this: {{category}}', { category: names[post.category] })}</span>
    </IconText>
  )
}

function Worry({ waiting: { post } }: { waiting: Waiting }) {
  const relative = useRelativeTime()
  return (
    <CompactRow>
      <PersonPicture user={post.user} />
      <div>
        <RowLink to={`/posts/${post.id}`}>
          <TeaserText post={post} lines={4} />
        </RowLink>
        <RowMeta>
          <PersonLink user={post.user} />
          <time dateTime={post.publishedAt ?? post.createdAt}>{relative(post.publishedAt ?? post.createdAt)}</time>
        </RowMeta>
      </div>
    </CompactRow>
  )
}

const Inviting = styled(Card)`
  && { background: ${color.supportSoft}; border-color: transparent; }
`
