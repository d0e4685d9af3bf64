import { CaseState, SubjectKind } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { Badge, Field, Grid, Options, Select, space, Tabs } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useCaseLabels } from './case-labels.ts'
import type { CasePage, QueueView } from './queue.queries.ts'

type Props = {
  view: QueueView
  counts: Pick<CasePage, 'open' | 'openAppeals'> | undefined
  onView: (view: QueueView) => void
  children: ReactNode
}

/** The filters of the queue, and the cases. */
export function QueueFilter({ view, counts, onView, children }: Props) {
  const t = useT()
  const labels = useCaseLabels()
  return (
    <FilterAndList>
      <Tabs
        label={t('What to look at')}
        tabs={[
          { id: 'cases', label: <Counted label={t('Cases')} count={counts?.open} /> },
          { id: 'appeals', label: <Counted label={t('Second looks')} count={counts?.openAppeals} /> },
        ]}
        active={view.isAppeals ? 'appeals' : 'cases'}
        onChange={(tab) => onView({ ...view, isAppeals: tab === 'appeals', state: null })}
      >
        <Grid min="12rem">
          {!view.isAppeals && (
            <Field label={t('State')}>
              <Select
                value={view.state ?? ''}
                onChange={(event) =>
                  onView({ ...view, state: CaseState.options.find((state) => state === event.target.value) ?? null })
                }
              >
                <option value="">{t('All that wait')}</option>
                <Options values={CaseState.options} names={labels.states} />
              </Select>
            </Field>
          )}
          <Field label={t('About')}>
            <Select
              value={view.kind ?? ''}
              onChange={(event) =>
                onView({ ...view, kind: SubjectKind.options.find((kind) => kind === event.target.value) ?? null })
              }
            >
              <option value="">{t('Everything')}</option>
              <Options values={SubjectKind.options} names={labels.kinds} />
            </Select>
          </Field>
          <Field label={t('In whose hands')}>
            <Select
              value={view.assigned ?? ''}
              onChange={(event) => {
                const { value } = event.target
                onView({ ...view, assigned: value === 'me' || value === 'nobody' ? value : null })
              }}
            >
              <option value="">{t('Anybody')}</option>
              <option value="me">{t('Mine')}</option>
              <option value="nobody">{t('Nobody')}</option>
            </Select>
          </Field>
        </Grid>
        {children}
      </Tabs>
    </FilterAndList>
  )
}

/** The place of the number is kept while it loads. */
function Counted({ label, count }: { label: string; count: number | undefined }) {
  const { number } = useFormat()
  return (
    <>
      {label}{' '}
      <Badge kind={count ? 'accent' : 'calm'} style={{ visibility: count === undefined ? 'hidden' : undefined }}>
        {number(count ?? 0)}
      </Badge>
    </>
  )
}

const FilterAndList = styled.div`
  [role='tabpanel'] { display: flex; flex-direction: column; gap: ${space[4]}; padding-block-start: ${space[4]}; }
`
