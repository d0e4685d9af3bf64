import { useCategoryNames } from '@worrystone/community-ui'
import type { TrendingTopic } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, font, List } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useFigureFormat } from '../../shared/use-figure-format.ts'

/** Words that occur in the worries of many people. */
export function TrendingTopics({ topics }: { topics: TrendingTopic[] }) {
  const t = useT()
  const words = useFigureFormat()
  const names = useCategoryNames()
  return (
    <TopicList as="ol" divided gap={2}>
      {topics.map(({ topic, category, count, sentiment, growth }) => (
        <li key={topic}>
          <b dir="auto">{topic}</b>
          <span>
            {[
              t('People: {{people}}', { people: words.count(count) }),
              category && names[category],
              sentiment !== null && words.sentiment(sentiment),
              growth !== null && words.change(growth),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </TopicList>
  )
}

const TopicList = styled(List)`
  > li { display: grid; }
  span { font-size: ${font.size.s}; color: ${color.inkSoft}; }
`
