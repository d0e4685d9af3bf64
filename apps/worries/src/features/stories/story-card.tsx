import { personName, WorryText } from '@worrystone/community-ui'
import type { ResolutionStory } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Card, color, font, icons, lazyComponent, Row, Stack, space, Text, target } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { CategoryBadge } from '../../shared/category-badge.tsx'
import { useCollapsedTopic } from '../../shared/collapsed-topic.ts'
import { langOf, usePrompt } from '../../shared/own-language.ts'
import { NameLine, PersonLink, PersonPicture } from '../../shared/person-link.tsx'
import { ResolutionText } from '../../shared/resolution-text.tsx'

const StoryMenu = lazyComponent(async () => (await import('./story-extras.tsx')).StoryMenu)

const Rating = lazyComponent(async () => (await import('./story-extras.tsx')).StoryRating)

type Props = {
  story: ResolutionStory
  /** Absent for viewers who may not report: visitors, and the author. */
  onReport?: (() => void) | undefined
  /** Collapses a worry with a warning or about a collapsed topic, with its story. */
  collapse: (children: ReactNode) => ReactNode
}

/** A worry and its resolution. */
export function StoryCard({ story, onReport, collapse }: Props) {
  const t = useT()
  const { date } = useFormat()
  const { post, copingMethods, resolutionStory, helpfulnessRating, resolvedAt } = story
  const prompt = usePrompt(post)
  const isWarned = useCollapsedTopic(post) !== undefined || post.contentWarning !== null
  const name = personName(post.user)
  const content = (
    <>
      {prompt && (
        <Prompt dir="auto" lang={langOf(post)}>
          {prompt}
        </Prompt>
      )}
      <WorryText dir="auto" lang={langOf(post)} as="blockquote">
        <QuietLink to={`/posts/${post.id}`}>{post.shortContent}</QuietLink>
      </WorryText>
      <Resolution gap={3}>
        <h2>
          <icons.Sprout size={18} />
          {t('What helped')}
        </h2>
        <ResolutionText copingMethods={copingMethods} resolutionStory={resolutionStory} />
        {helpfulnessRating !== null && <Rating value={helpfulnessRating} waiting={<RatingRow />} failed={null} />}
      </Resolution>
    </>
  )
  return (
    <Card aria-label={t('A story from {{name}}', { name })}>
      <Frame>
        {post.category && (
          <div>
            <CategoryBadge category={post.category} />
          </div>
        )}
        {isWarned ? collapse(content) : content}
        <Row as="footer" wrap={false}>
          <PersonPicture user={post.user} />
          <Stack gap={0} grow>
            <NameLine>
              <PersonLink user={post.user} />
            </NameLine>
            <Text as="time" size="s" tone="inkSoft" dateTime={resolvedAt}>
              {t('Resolved on {{when}}', { when: date(resolvedAt) })}
            </Text>
          </Stack>
          {onReport && <StoryMenu onReport={onReport} waiting={<MenuCorner />} failed={null} />}
        </Row>
      </Frame>
    </Card>
  )
}

const MenuCorner = styled.span`
  inline-size: ${target};
`

const RatingRow = styled.div`
  block-size: 1.5rem;
`

const Frame = styled(Stack)`
  blockquote { margin: 0; }
`

const Prompt = styled.p`
  margin: 0 0 calc(${space[2]} * -1);
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

const QuietLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
`

const Resolution = styled(Stack)`
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.primary};
  > h2 {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin: 0;
    color: ${color.primaryInk};
    font-family: ${font.sans};
    font-size: ${font.size.m};
    letter-spacing: 0;
  }
`
