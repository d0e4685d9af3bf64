import { color, icons, space, target } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** The link to the parent page, above the heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor to={to}>
      <icons.ArrowLeft size={18} />
      {children}
    </Anchor>
  )
}

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-block-size: ${target};
  color: ${color.primaryInk};
  font-weight: 650;
  &:dir(rtl) > svg { scale: -1 1; }
`
