import type { CaseEvent } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { color, font, List, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useCaseLabels } from './case-labels.ts'

/** All events of a case in order; nobody can change them. */
export function CaseHistory({ events }: { events: CaseEvent[] }) {
  return (
    <DecisionList as="ol" gap={2}>
      {events.map((event) => (
        <li key={event.id}>
          <HistoryLine event={event} />
        </li>
      ))}
    </DecisionList>
  )
}

/** The action, the moderator and the time. */
export function HistoryLine({ event: { what, who, detail, at } }: { event: CaseEvent }) {
  const t = useT()
  const words = useCaseLabels()
  const { dateTime } = useFormat()
  return (
    <>
      <span>
        {words.events[what]}
        {detail && (
          <small>
            {' '}
            ·{' '}
            {detail
              .split(', ')
              .map((word) => words.details[word] ?? word)
              .join(', ')}
          </small>
        )}
      </span>
      <small>
        <bdi>{who ? who.displayName || who.username : t('Automatic')}</bdi> · <time dateTime={at}>{dateTime(at)}</time>
      </small>
    </>
  )
}

const DecisionList = styled(List)`
  > li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space[4]}; overflow-wrap: anywhere; }
  small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
`
