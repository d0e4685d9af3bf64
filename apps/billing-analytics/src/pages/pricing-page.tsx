import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { breakpoint, IconText, icons, PageColumn, RevealInOrder, Stack, Text } from '@worrystone/ui'
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
      <Stack as="header" gap={3} max="42.5rem">
        <PageHeading>{t('Choose Your Plan')}</PageHeading>
        <Text tone="inkSoft">
          {t('A plan helps to keep this site running and opens a few more things. You can cancel at any time.')}
        </Text>
        <IconText gap={2} tone="supportInk" strong>
          <icons.HandHeart size={20} />
          <span>{t('Help, safety and your own data are always free.')}</span>
        </IconText>
      </Stack>
      <CheckoutReturn />
      <RevealInOrder>
        <OwnPlan />
        <Plans />
        <Faq />
      </RevealInOrder>
    </WidePage>
  )
}

/** Three cards side by side need more width than a text. */
const WidePage = styled(PageColumn)`
  @media (min-width: ${breakpoint.medium}) { max-inline-size: 64rem; }
`
