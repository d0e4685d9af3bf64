import { Feature, isInTier, type SubscriptionTier } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { breakpoint, color, font, Heading, icons, Stack, space, VisuallyHidden } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { usePlanNames } from '../../shared/use-plan-names.ts'
import { useFeatureNames, useFreeFeatureNames } from './plan-texts.ts'

/** The features of each plan, as a table. */
export function CompareTable({ plans }: { plans: SubscriptionTier[] }) {
  const t = useT()
  const id = useId()
  const names = usePlanNames()
  const featureNames = useFeatureNames()
  const rows = [
    ...useFreeFeatureNames().map((name) => ({ name, isIn: () => true })),
    ...Feature.options.flatMap((feature) => {
      const name = featureNames[feature]
      return name ? [{ name, isIn: ({ id: tier }: SubscriptionTier) => isInTier(feature, tier) }] : []
    }),
  ]
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <Heading id={id}>{t('Compare plans')}</Heading>
        <Table aria-labelledby={id}>
          <thead>
            <Line>
              <ColumnName scope="col">{t('What it includes')}</ColumnName>
              {plans.map((plan) => (
                <ColumnName key={plan.id} scope="col">
                  {names[plan.id]}
                </ColumnName>
              ))}
            </Line>
          </thead>
          <tbody>
            {rows.map(({ name, isIn }) => (
              <Line key={name}>
                <RowName scope="row">{name}</RowName>
                {plans.map((plan) => (
                  <Cell key={plan.id}>
                    {isIn(plan) ? <Included /> : <NotIncluded />}
                    <small aria-hidden="true">{names[plan.id]}</small>
                  </Cell>
                ))}
              </Line>
            ))}
          </tbody>
        </Table>
      </Stack>
    </section>
  )
}

function Included() {
  const t = useT()
  return (
    <>
      <icons.Check size={20} />
      <VisuallyHidden>{t('Included')}</VisuallyHidden>
    </>
  )
}

function NotIncluded() {
  const t = useT()
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('Not included')}</VisuallyHidden>
    </>
  )
}

// On narrow screens a row is a grid: the feature, and below it the plans by name. Browsers may drop the table semantics of elements
// with another `display`, so every part has an explicit role.
const Table = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: collapse;
  th, td { padding: ${space[2]}; text-align: start; font-weight: inherit; }
  td { text-align: center; }
  td > svg { display: block; margin-inline: auto; color: ${color.primaryInk}; }
  td > span { color: ${color.inkSoft}; }
  @media (width < ${breakpoint.small}) {
    display: block;
    thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody { display: block; }
  }
`

const Line = styled.tr.attrs({ role: 'row' })`
  border-block-end: 1px solid ${color.line};
  @media (width < ${breakpoint.small}) {
    tbody > & { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`

const ColumnName = styled.th.attrs({ role: 'columnheader' })`
  && { font-weight: 650; vertical-align: bottom; }
  &&:not(:first-child) { inline-size: 7.5rem; text-align: center; }
`

const RowName = styled.th.attrs({ role: 'rowheader' })`
  @media (width < ${breakpoint.small}) { && { grid-column: 1 / -1; padding-block-end: 0; font-weight: 650; } }
`

const Cell = styled.td.attrs({ role: 'cell' })`
  > small { display: none; }
  @media (width < ${breakpoint.small}) {
    > small { display: block; font-size: ${font.size.xs}; color: ${color.inkSoft}; overflow-wrap: anywhere; }
  }
`
