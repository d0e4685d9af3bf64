import { useCategoryNames } from '@worrystone/community-ui'
import type { TrendingTopic } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { List, Stack, Text } from '@worrystone/ui'
import { useFigureFormat } from '../../shared/use-figure-format.ts'

/** Words that occur in the worries of many people. */
export function TrendingTopics({ topics }: { topics: TrendingTopic[] }) {
  const t = useT()
  const format = useFigureFormat()
  const names = useCategoryNames()
  return (
    <List as="ol" divided gap={2}>
      {topics.map(({ topic, category, count, sentiment, growth }) => (
        <Stack as="li" gap={0} key={topic}>
          <b dir="auto">{topic}</b>
          <Text as="span" size="s" tone="inkSoft">
            {[
              t('People: {{people}}', { people: format.count(count) }),
              category && names[category],
              sentiment !== null && format.sentiment(sentiment),
              growth !== null && format.change(growth),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
      ))}
    </List>
  )
}
