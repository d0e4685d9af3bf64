import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { breakpoint, color, font, radius, Stack, shadow, space, Text } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

type Props = {
  title: string
  lead?: ReactNode
  /** False where the page has its own link home. */
  hasHomeLink?: boolean
  children?: ReactNode
}

/** A page without header and sidebar: one card, one task, and a link home. The logo is in the bar above it. */
export function BarePage({ title, lead, hasHomeLink = true, children }: Props) {
  const t = useT()
  usePageTitle(title)
  return (
    <Center gap={5} align="center">
      <Sheet gap={5}>
        <PageHeading>{title}</PageHeading>
        {lead && (
          <Text tone="inkSoft" style={{ textAlign: 'center', textWrap: 'balance' }}>
            {lead}
          </Text>
        )}
        {children}
      </Sheet>
      {hasHomeLink && <QuietLink to="/">{t('Back to home')}</QuietLink>}
    </Center>
  )
}

/** The last line of a page that people reach from the sign-in page. */
export function BackToLogin() {
  const t = useT()
  return (
    <Aside>
      <QuietLink to="/login">{t('Back to login')}</QuietLink>
    </Aside>
  )
}

export const QuietLink = styled(Link)`
  display: inline-block;
  padding-block: ${space[3]};
  color: ${color.primaryInk};
  font-size: ${font.size.s};
`

/** A question and its link below a form: 'New here? Create your account'. */
export const Aside = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  column-gap: ${space[2]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

const Center = styled(Stack)`
  padding: ${space[6]} ${space[4]} ${space[8]};
`

const Sheet = styled(Stack)`
  inline-size: 100%;
  max-inline-size: 27rem;
  padding: ${space[6]} ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow-wrap: anywhere;
  > h1 { margin: 0; font-size: ${font.size.xl}; text-align: center; }
  > p { margin: 0; }
  > form { display: flex; flex-direction: column; gap: ${space[5]}; }
  @media (min-width: ${breakpoint.small}) { padding: ${space[10]}; }
`
