import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { storyListsApi } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { ActionLink, color, icons, SectionCard, Skeleton, space, Text } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCollapsedTopic } from '../../shared/collapsed-topic.ts'
import { langOf } from '../../shared/own-language.ts'
import { PersonLink } from '../../shared/person-link.tsx'

/** One shared story in the reader's language, the same for everybody today. Nothing without one, and about a topic that the reader folds. */
export function StoryOfTheDay() {
  const t = useT()
  const { code: language } = useLanguage()
  const { data, isPending } = useQuery(query(storyListsApi.storyOfTheDay, { query: { language } }, { priority: 'low' }))
  const story = data?.story
  const topic = useCollapsedTopic(story?.post ?? { topics: [], isOwnPost: true })
  if (isPending) return <Skeleton height="12rem" />
  if (!story || topic) return null
  const { post, resolutionStory } = story
  return (
    <SectionCard title={t('A story for today')} icon={<icons.Sprout size={20} />} gap={3}>
      <Text size="s" tone="inkSoft" lines={2} dir="auto" lang={langOf(post)}>
        {post.shortContent}
      </Text>
      <Helped serif lines={6} dir="auto" lang={langOf(post)}>
        {resolutionStory}
      </Helped>
      <Text size="s" tone="inkSoft">
        <PersonLink user={post.user} />
      </Text>
      <ActionLink as={Link} to={`/posts/${post.id}`}>
        {t('Read the story')}
      </ActionLink>
    </SectionCard>
  )
}

const Helped = styled(Text)`
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.primary};
`
