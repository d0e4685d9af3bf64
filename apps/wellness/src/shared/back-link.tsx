import { color, icons, space, target } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** The way back, above the heading of a page. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Way to={to}>
      <icons.ArrowLeft size={18} />
      {children}
    </Way>
  )
}

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-block-size: ${target};
  color: ${color.primaryInk};
  font-weight: 650;
  :dir(rtl) > & > svg, &:dir(rtl) > svg { scale: -1 1; }
`
