import type { ModerationCase } from '@worrystone/contracts'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { LoadMore, useErrorMessage } from '@worrystone/remote-kit/bundled'
import {
  Badge,
  Button,
  color,
  Empty,
  Failure,
  font,
  List,
  MetaRow,
  Row,
  radius,
  Skeleton,
  space,
  VisuallyHidden,
} from '@worrystone/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { CaseDeadline } from './case-deadline.tsx'
import { useCaseLabels } from './case-labels.ts'
import { type QueueView, useQueue } from './cases.queries.ts'
import { QueueFilter } from './queue-filter.tsx'
import { UrgentBadges } from './urgent-badges.tsx'

type Props = { view: QueueView; onView: (view: QueueView) => void; addressOf: (caseId: string) => string }

/** What waits for moderators: urgent first, then the oldest. */
export function Queue({ view, onView, addressOf }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { list, cases, counts, fresh, isLookFailing, showFresh } = useQueue(view)
  const rows = useRef<HTMLOListElement>(null)

  /** The button goes away with what it told: the first case has the focus then. */
  const isShowing = useRef(false)
  function show() {
    isShowing.current = true
    showFresh()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answer is on screen
  useEffect(() => {
    if (isShowing.current) rows.current?.querySelector('a')?.focus()
    isShowing.current = false
  }, [list.dataUpdatedAt])

  /** The arrow keys go from case to case. */
  function onKeyDown(event: KeyboardEvent) {
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
    if (at < 0 || next === undefined || !links[next]) return
    event.preventDefault()
    links[next].focus()
  }

  return (
    <QueueFilter view={view} counts={counts} onView={onView}>
      <Fresh role="status">
        {fresh > 0 && (
          <Button size="s" onClick={show}>
            {t('{{count}} new cases', { count: fresh })}
          </Button>
        )}
        {isLookFailing && list.data && (
          <span>{t('The queue could not be looked at just now. What you see was loaded earlier.')}</span>
        )}
      </Fresh>
      {list.isPending ? (
        <div>
          <VisuallyHidden role="status">{t('Loading the queue')}</VisuallyHidden>
          <Skeleton lines={4} height="5.5rem" />
        </div>
      ) : !list.data ? (
        <Failure message={errorMessage(list.error, t('The queue could not be loaded'))} onRetry={() => void list.refetch()} />
      ) : cases.length === 0 ? (
        <Empty title={t('Nothing waits here.')} />
      ) : (
        <List as="ol" gap={3} ref={rows} onKeyDown={onKeyDown}>
          {cases.map((one) => (
            <li key={one.id}>
              <CaseRow of={one} href={addressOf(one.id)} />
            </li>
          ))}
        </List>
      )}
      <LoadMore query={list} failure={t('The queue could not be loaded')} />
    </QueueFilter>
  )
}

function CaseRow({ of: one, href }: { of: ModerationCase; href: string }) {
  const t = useT()
  const relative = useRelativeTime()
  const words = useCaseLabels()
  const name = one.author?.displayName || one.author?.username
  return (
    <Entry to={href} $isUrgent={one.isUrgent} $isDone={one.state === 'resolved' || one.state === 'rejected'}>
      <Badges>
        <UrgentBadges of={one} />
        <Badge>{words.kinds[one.kind]}</Badge>
        <Badge kind={one.state === 'open' ? 'accent' : one.state === 'in_work' ? 'support' : 'calm'}>
          {words.states[one.state]}
        </Badge>
        {one.appeal === 'open' && <Badge kind="accent">{t('Second look')}</Badge>}
        {one.screening.map((reason) => (
          <Badge key={reason}>{words.screening[reason]}</Badge>
        ))}
        {one.reportCount > 0 && (
          <Badge>
            {t('{{count}} reports', { count: one.reportCount })}
            {one.reasons.length > 0 && `: ${one.reasons.map((reason) => words.reasons[reason]).join(', ')}`}
          </Badge>
        )}
      </Badges>
      <Excerpt dir="auto">
        {one.excerpt ?? (one.kind === 'person' ? (name ?? t('This account is gone')) : t('What was here is gone'))}
      </Excerpt>
      <MetaRow as="span">
        {one.kind !== 'person' && <bdi>{name ?? t('This account is gone')}</bdi>}
        {one.dueAt ? <CaseDeadline of={one} /> : <time dateTime={one.createdAt}>{relative(one.createdAt)}</time>}
        {one.assignee && (
          <span>{t('In the hands of {{name}}', { name: one.assignee.displayName || one.assignee.username })}</span>
        )}
      </MetaRow>
    </Entry>
  )
}

const Fresh = styled(Row)`
  color: ${color.inkSoft};
  &:empty { display: none; }
`

const Entry = styled(Link)<{ $isUrgent: boolean; $isDone: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-inline-start: 4px solid ${({ $isUrgent }) => ($isUrgent ? color.accent : color.line)};
  border-radius: ${radius.m};
  background: ${({ $isDone }) => ($isDone ? color.ground : color.surface)};
  color: ${color.ink};
  text-decoration: none;
  &:hover { background: ${color.wash}; }
`

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  > span { white-space: normal; }
`

const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-family: ${font.serif};
  overflow-wrap: anywhere;
  text-align: start;
`
