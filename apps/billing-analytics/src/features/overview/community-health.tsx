import type { CommunityHealth as Health } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Card, color, font, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useFigureFormat } from '../../shared/use-figure-format.ts'

/** Figures of sharing and responses, as a list. */
export function CommunityHealth({ health: { engagementMetrics, supportMetrics } }: { health: Health }) {
  const t = useT()
  const format = useFigureFormat()
  const rows = [
    [t('Worries answered with support, a Me too or a comment'), format.share(supportMetrics.communityInteractionRate)],
    [t('Worries with support'), format.share(supportMetrics.supportedShare)],
    [t('Worries with a Me too'), format.share(supportMetrics.meTooShare)],
    [t('Worries that resemble another one'), format.share(supportMetrics.postsWithSimilarWorries)],
    [t('Worries marked as resolved'), format.share(supportMetrics.resolvedShare)],
    [t('Members who shared a worry'), format.share(engagementMetrics.activeShare)],
    [t('Worries of one active person'), format.decimal(engagementMetrics.averagePostsPerUser)],
  ]
  return (
    <Card as="div">
      <List>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Card>
  )
}

const List = styled.dl`
  display: grid;
  margin: 0;
  > div { display: flex; justify-content: space-between; gap: ${space[4]}; padding-block: ${space[3]}; border-block-end: 1px solid ${color.line}; }
  > div:last-child { border: 0; }
  dd { margin: 0; font-size: ${font.size.m}; font-weight: 650; text-align: end; font-variant-numeric: tabular-nums; }
`
