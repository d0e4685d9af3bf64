import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { breakpoint, color, icons, PageColumn, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { CheckoutReturn } from '../features/checkout-return/checkout-return.tsx'
import { Faq } from '../features/faq/faq.tsx'
import { OwnPlan } from '../features/own-plan/own-plan.tsx'
import { Plans } from '../features/plans/plans.tsx'

/** The price and features of each plan, and the viewer's own plan. */
export function PricingPage() {
  const t = useT()
  usePageTitle(t('Choose Your Plan'))
  return (
    <WidePage>
      <Intro>
        <PageHeading>{t('Choose Your Plan')}</PageHeading>
        <p>{t('A plan helps to keep this site running and opens a few more things. You can cancel at any time.')}</p>
        <Free>
          <icons.HandHeart size={20} />
          <span>{t('Help, safety and your own data are always free.')}</span>
        </Free>
      </Intro>
      <CheckoutReturn />
      <OwnPlan />
      <Plans />
      <Faq />
    </WidePage>
  )
}

/** Three cards side by side need more width than a text. */
const WidePage = styled(PageColumn)`
  @media (min-width: ${breakpoint.medium}) { max-inline-size: 64rem; }
`

const Intro = styled.header`
  display: grid;
  gap: ${space[3]};
  max-inline-size: 42.5rem;
  > h1, > p { margin: 0; }
  > p { color: ${color.inkSoft}; }
`

const Free = styled.p`
  display: flex;
  gap: ${space[2]};
  && { color: ${color.supportInk}; font-weight: 650; }
  > svg { flex: none; margin-block-start: 0.15rem; }
`
