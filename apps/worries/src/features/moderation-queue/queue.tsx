import { useT } from '@worrystone/i18n'
import { LoadMore, QueryView, useErrorToast } from '@worrystone/remote-kit/bundled'
import { Button, color, Empty, List, Row, Skeleton } from '@worrystone/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { assignCase } from './case.queries.ts'
import { CaseRow } from './case-row.tsx'
import { type QueueView, useQueue } from './queue.queries.ts'
import { QueueFilter } from './queue-filter.tsx'
import { useShortcuts } from './shortcuts.ts'

type Props = { view: QueueView; onView: (view: QueueView) => void; addressOf: (caseId: string) => string }

/** Waiting cases: urgent first, then the oldest. */
export function Queue({ view, onView, addressOf }: Props) {
  const t = useT()
  const { list, cases, counts, newCount, isOutdated, showNew } = useQueue(view)
  const errorToast = useErrorToast()
  const rows = useRef<HTMLOListElement>(null)

  // The button is removed: the first case takes the focus.
  const isShowing = useRef(false)
  function onShow() {
    isShowing.current = true
    showNew()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the response is rendered
  useEffect(() => {
    if (isShowing.current) rows.current?.querySelector('a')?.focus()
    isShowing.current = false
  }, [list.dataUpdatedAt])

  const links = () => [...(rows.current?.querySelectorAll<HTMLElement>('a') ?? [])]
  const focused = () => links().indexOf(document.activeElement as HTMLElement)
  async function onAssign() {
    const row = cases[focused()]
    if (!row) return
    try {
      await assignCase(row.id, row.assignee === null)
      errorToast.dismiss()
    } catch (error) {
      errorToast.show(error, t('This could not be changed'))
    }
  }
  useShortcuts({
    j: () => links()[focused() + 1]?.focus(),
    k: () => links()[focused() - 1]?.focus(),
    a: () => void onAssign(),
  })

  /** The arrow keys move between cases. */
  function onKeyDown(event: KeyboardEvent) {
    const at = focused()
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links().length - 1 }[event.key]
    if (at < 0 || next === undefined || !links()[next]) return
    event.preventDefault()
    links()[next]?.focus()
  }

  return (
    <QueueFilter view={view} counts={counts} onView={onView}>
      <NewCases role="status">
        {newCount > 0 && (
          <Button size="s" onClick={onShow}>
            {t('{{count}} new cases', { count: newCount })}
          </Button>
        )}
        {isOutdated && list.data && (
          <span>{t('The queue could not be looked at just now. What you see was loaded earlier.')}</span>
        )}
      </NewCases>
      <QueryView
        query={list}
        failure={t('The queue could not be loaded')}
        loading={t('Loading the queue')}
        skeleton={<Skeleton lines={4} height="5.5rem" />}
      >
        {() =>
          cases.length === 0 ? (
            <Empty title={t('Nothing waits here.')} />
          ) : (
            <List as="ol" gap={3} ref={rows} onKeyDown={onKeyDown}>
              {cases.map((row) => (
                <li key={row.id}>
                  <CaseRow of={row} href={addressOf(row.id)} />
                </li>
              ))}
            </List>
          )
        }
      </QueryView>
      <LoadMore query={list} failure={t('The queue could not be loaded')} />
    </QueueFilter>
  )
}

const NewCases = styled(Row)`
  color: ${color.inkSoft};
  &:empty { display: none; }
`
