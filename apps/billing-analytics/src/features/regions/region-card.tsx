import { useCategoryNames } from '@worrystone/community-ui'
import type { RegionalSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Card, color, font, Heading, space } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useCountryName } from '../../shared/use-country-name.ts'
import { useFigureFormat } from '../../shared/use-figure-format.ts'

const MAX_CATEGORIES = 3

/** The figures of one region. */
export function RegionCard({ summary }: { summary: RegionalSummary }) {
  const t = useT()
  const id = useId()
  const format = useFigureFormat()
  const names = useCategoryNames()
  const countryName = useCountryName()
  const { region, country, totalUsers, totalPosts, averageSentiment, topCategories } = summary
  return (
    <Card aria-labelledby={id}>
      <Name as="h3" id={id}>
        <bdi>{region}</bdi> <small>{countryName(country)}</small>
      </Name>
      <FigureList>
        <dt>{t('People')}</dt>
        <dd>{format.count(totalUsers)}</dd>
        <dt>{t('Worries')}</dt>
        <dd>{format.count(totalPosts)}</dd>
        <dt>{t('Sentiment')}</dt>
        <dd>{format.sentiment(averageSentiment)}</dd>
        <dt>{t('Most shared')}</dt>
        <dd>
          {topCategories.length > 0
            ? topCategories
                .slice(0, MAX_CATEGORIES)
                .map(({ category, totalUsers: people }) => `${names[category]} (${format.count(people)})`)
                .join(', ')
            : format.count(null)}
        </dd>
      </FigureList>
    </Card>
  )
}

const Name = styled(Heading)`
  > small { font-size: ${font.size.s}; font-weight: 400; color: ${color.inkSoft}; }
`

const FigureList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[4]};
  margin: ${space[3]} 0 0;
  font-size: ${font.size.s};
  dt { color: ${color.inkSoft}; }
  dd { margin: 0; }
`
