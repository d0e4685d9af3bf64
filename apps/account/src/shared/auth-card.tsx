import { breakpoint, color, font, radius, shadow, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The card of a page without header and sidebar: the page's heading and form. The logo is in the bar above it. */
export function AuthCard({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <Center>
      <Sheet>{children}</Sheet>
      {footer ? <Footer>{footer}</Footer> : null}
    </Center>
  )
}

const Center = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[5]};
  padding: ${space[6]} ${space[4]} ${space[16]};
`

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
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

const Footer = styled.div`
  text-align: center;
  color: ${color.inkSoft};
`
