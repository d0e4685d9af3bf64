import { personName } from '@worrystone/community-ui'
import type { CaseEvent } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { List, Row, Text } from '@worrystone/ui'
import { useCaseLabels } from './case-labels.ts'

/** All events of a case in order; nobody can change them. */
export function CaseHistory({ events }: { events: CaseEvent[] }) {
  return (
    <List as="ol" gap={2}>
      {events.map((event) => (
        <Row as="li" align="stretch" justify="between" gap={4} rowGap={0} key={event.id}>
          <HistoryLine event={event} />
        </Row>
      ))}
    </List>
  )
}

/** The action, the moderator and the time. */
export function HistoryLine({ event: { what, who, detail, at } }: { event: CaseEvent }) {
  const t = useT()
  const labels = useCaseLabels()
  const { dateTime } = useFormat()
  return (
    <>
      <span>
        {labels.events[what]}
        {detail && (
          <Text as="small" size="s" tone="inkSoft">
            {' '}
            ·{' '}
            {detail
              .split(', ')
              .map((word) => labels.details[word] ?? word)
              .join(', ')}
          </Text>
        )}
      </span>
      <Text as="small" size="s" tone="inkSoft">
        <bdi>{who ? personName(who) : t('Automatic')}</bdi> · <time dateTime={at}>{dateTime(at)}</time>
      </Text>
    </>
  )
}
