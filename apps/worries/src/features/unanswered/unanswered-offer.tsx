import { useT } from '@worrystone/i18n'
import { Button, ButtonLink, Card, color, Heading, Row, Skeleton, Stack } from '@worrystone/ui'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { OfferReason } from '../../shared/offer-reason.tsx'
import { WorryRow } from '../../shared/worry-row.tsx'
import { useUnansweredOffer } from './use-unanswered-offer.ts'

/** One worry a day that nobody has answered yet. Nothing without one, and when it can't be loaded. */
export function UnansweredOffer() {
  const t = useT()
  const id = useId()
  const { post, isLoading, decline } = useUnansweredOffer()
  if (isLoading) return <Skeleton height="6rem" />
  if (!post) return null
  return (
    <Frame as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading id={id} size="xl">
          {t('Somebody waits for a word')}
        </Heading>
        <OfferReason post={post} />
        <WorryRow post={post} to={`/posts/${post.id}`} lines={4} />
        <Row>
          <ButtonLink as={Link} to={`/posts/${post.id}#comments`}>
            {t('Write a kind word')}
          </ButtonLink>
          <Button
            kind="plain"
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
              decline()
            }}
          >
            {t('Not now')}
          </Button>
        </Row>
      </Stack>
    </Frame>
  )
}

const Frame = styled(Card)`
  && { background: ${color.supportSoft}; border-color: transparent; }
`
