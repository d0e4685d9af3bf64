import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { personName } from '@worrystone/community-ui'
import { type CommunityOverview, communityApi, type ResolutionStory, storyListsApi } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import {
  ActionLink,
  breakpoint,
  Card,
  color,
  font,
  Heading,
  icons,
  List,
  Skeleton,
  Stack,
  Stat,
  StatList,
  space,
  Text,
} from '@worrystone/ui'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { langOf, usePrompt } from '../../shared/own-language.ts'

/** The community for visitors: figures, and what helped others. */
export function ForVisitors() {
  return (
    <>
      <Overview />
      <LatestStories />
    </>
  )
}

function Overview() {
  const t = useT()
  const { number } = useFormat()
  const { data, isPending } = useQuery(query(communityApi.overview, {}, { retries: 1 }))
  const tiles = [
    { part: 'members', label: t('Members'), hint: t('in all'), icon: icons.Users },
    { part: 'worries', label: t('Worries shared'), hint: t('in the last 30 days'), icon: icons.Feather },
    { part: 'kindWords', label: t('Kind words'), hint: t('in the last 30 days'), icon: icons.HandHeart },
  ] satisfies { part: keyof CommunityOverview; label: string; hint: string; icon: typeof icons.Users }[]
  const visibleTiles = tiles.filter(({ part }) => isPending || data?.[part])
  return (
    <ReservedSpace>
      {visibleTiles.length > 0 ? (
        <Tiles aria-label={t('The community in figures')}>
          {visibleTiles.map(({ part, label, hint, icon }) => (
            <Stat key={part} label={label} hint={hint} icon={icon}>
              {data ? (
                <Figure>{t('about {{number}}', { number: number(data[part] ?? 0) })}</Figure>
              ) : (
                <Skeleton width="3rem" height="1.3em" />
              )}
            </Stat>
          ))}
        </Tiles>
      ) : (
        <Text tone="inkSoft">{t('This community is still small. Every voice counts here.')}</Text>
      )}
    </ReservedSpace>
  )
}

const READ = 10
const SHOWN = 2
/** Before and after loading, so that nothing moves. */
const STORY_HEIGHT = '15.5rem'

function LatestStories() {
  const t = useT()
  const id = useId()
  const { data, isPending } = useQuery(query(storyListsApi.stories, { query: { limit: READ } }, { retries: 1 }))
  const { code } = useLanguage()
  // A first visit does not begin with a warning, and if possible with something to read.
  const isGentle = ({ post }: ResolutionStory) => post.contentWarning === null && post.topics.length === 0
  const isReadable = ({ post }: ResolutionStory) => post.language === code
  const stories = (data?.stories ?? [])
    .filter(isGentle)
    .sort((a, b) => Number(isReadable(b)) - Number(isReadable(a)))
    .slice(0, SHOWN)
  if (!isPending && stories.length === 0) return null
  return (
    <Stack as="section" aria-labelledby={id} gap={4}>
      <Heading id={id} size="xl">
        {t('What helped others')}
      </Heading>
      <List gap={4} as={isPending ? 'div' : undefined}>
        {isPending ? (
          <>
            <Skeleton height={STORY_HEIGHT} />
            <Skeleton height={STORY_HEIGHT} />
          </>
        ) : (
          stories.map((story) => (
            <li key={story.id}>
              <Story story={story} />
            </li>
          ))
        )}
      </List>
      <ActionLink as={Link} to="/resolution-stories">
        <icons.Sprout size={18} />
        {t('Read more stories')}
      </ActionLink>
    </Stack>
  )
}

function Story({ story: { post, copingMethods } }: { story: ResolutionStory }): ReactNode {
  const t = useT()
  const prompt = usePrompt(post)
  const name = personName(post.user)
  return (
    <StoryFrame aria-label={t('A story from {{name}}', { name })}>
      <div>
        <Text size="s" tone="inkSoft" lines={1} dir="auto" lang={langOf(post)}>
          {prompt ?? '\u00a0'}
        </Text>
        <Text as="blockquote" serif size="l" lineHeight={1.4} lines={3} dir="auto" lang={langOf(post)}>
          <Link to={`/posts/${post.id}`}>{post.shortContent}</Link>
        </Text>
      </div>
      <div>
        <Text size="s" strong tone="primaryInk">
          {t('What helped')}
        </Text>
        <Text lines={2} dir="auto" lang={langOf(post)}>
          {copingMethods.join(' · ')}
        </Text>
      </div>
    </StoryFrame>
  )
}

/** Of the same height before and after loading. */
const ReservedSpace = styled.div`
  min-block-size: 8rem;
`

const Tiles = styled(StatList)`
  && { grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); }
  /* Three in rows of two. */
  @media (max-width: calc(${breakpoint.small} - 0.01em)) { > :last-child:nth-child(odd) { grid-column: 1 / -1; } }
`

const Figure = styled.span`
  font-size: ${font.size.l};
  white-space: nowrap;
`

const StoryFrame = styled(Card).attrs({ as: 'article' })`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[3]};
  block-size: ${STORY_HEIGHT};
  blockquote > a { color: inherit; text-decoration: none; }
  blockquote > a:hover { text-decoration: underline; text-decoration-color: ${color.primary}; }
`
