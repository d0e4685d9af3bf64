import { useT } from '@worrystone/i18n'
import { Button, Card, color, font, Row, Stack, space } from '@worrystone/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { ProgressChart } from './progress-chart.tsx'
import { ProgressTable } from './progress-table.tsx'
import type { Week } from './use-week-labels.ts'

/** The last weeks, drawn or as a table. */
export function Progress({ weeks }: { weeks: Week[] }) {
  const t = useT()
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading id={id}>{t('Your Progress')}</Heading>
        <ProgressCard weeks={weeks} />
      </Stack>
    </Card>
  )
}

function ProgressCard({ weeks }: { weeks: Week[] }) {
  const t = useT()
  const title = t('Worries shared and resolved, week by week')
  const [isTable, setTable] = useState(false)
  const resolved = weeks.reduce((sum, week) => sum + week.resolved, 0)
  const shared = weeks.reduce((sum, week) => sum + week.shared, 0)
  if (resolved + shared === 0)
    return <Lead>{t('What you share in the coming weeks will show here. There is no pace to keep.')}</Lead>
  return (
    <>
      <Lead>
        {resolved > 0
          ? t('You found a way through {{count}} worries in these weeks.', { count: resolved })
          : t('Putting a worry into words is a step, too. There is no pace to keep.')}
      </Lead>
      <Row justify="between">
        <Caption aria-hidden="true">{title}</Caption>
        <Turn kind="plain" size="s" onClick={() => setTable(!isTable)}>
          {isTable ? t('View as chart') : t('View as table')}
        </Turn>
      </Row>
      {isTable ? <ProgressTable weeks={weeks} title={title} /> : <ProgressChart weeks={weeks} title={title} />}
    </>
  )
}

const Heading = styled.h2`
  margin: 0;
`

const Caption = styled.p`
  margin: 0;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

/* Its words in line with the text around it. */
const Turn = styled(Button)`
  margin-inline: calc(-1 * ${space[3]});
`

const Lead = styled.p`
  margin: 0;
  color: ${color.inkSoft};
`
