import { useT } from '@worrystone/i18n'
import { Button, Row, SectionCard, Text } from '@worrystone/ui'
import { useState } from 'react'
import { ProgressPicture } from './progress-picture.tsx'
import { ProgressTable } from './progress-table.tsx'
import type { Week } from './use-week-labels.ts'

/** The last weeks, drawn or as a table. */
export function Progress({ weeks }: { weeks: Week[] }) {
  const t = useT()
  return (
    <SectionCard title={t('Your Progress')} size="xl" tabIndex={-1}>
      <ProgressView weeks={weeks} />
    </SectionCard>
  )
}

function ProgressView({ weeks }: { weeks: Week[] }) {
  const t = useT()
  const title = t('Your weeks: worries, kind words and exercises')
  const [isTable, setTable] = useState(false)
  const resolved = weeks.reduce((sum, week) => sum + week.resolved, 0)
  const shared = weeks.reduce((sum, week) => sum + week.shared, 0)
  if (weeks.every(({ from: _, ...counts }) => Object.values(counts).every((count) => count === 0))) {
    return <Text tone="inkSoft">{t('What you share in the coming weeks will show here. There is no pace to keep.')}</Text>
  }
  return (
    <>
      <Text tone="inkSoft">
        {resolved > 0
          ? t('You found a way through {{count}} worries in these weeks.', { count: resolved })
          : shared > 0
            ? t('Putting a worry into words is a step, too. There is no pace to keep.')
            : t('What you gave and what came to you is here, too. There is no pace to keep.')}
      </Text>
      <Row justify="between">
        <Text size="s" tone="inkSoft" aria-hidden="true">
          {title}
        </Text>
        <Button kind="plain" size="s" style={{ marginInline: '-0.75rem' }} onClick={() => setTable(!isTable)}>
          {isTable ? t('View as picture') : t('View as table')}
        </Button>
      </Row>
      {isTable ? <ProgressTable weeks={weeks} title={title} /> : <ProgressPicture weeks={weeks} title={title} />}
    </>
  )
}
