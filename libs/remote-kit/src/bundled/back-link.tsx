import { ActionLink, icons } from '@worrystone/ui'
import type { MouseEventHandler, ReactNode } from 'react'
import { Link } from 'react-router-dom'

type Props = { to: string; onClick?: MouseEventHandler<HTMLAnchorElement>; children: ReactNode }

/** The link to the parent page; the first element of a page, before its heading. */
export function BackLink({ to, onClick, children }: Props) {
  return (
    <ActionLink as={Link} to={to} onClick={onClick}>
      <icons.ArrowLeft size={18} />
      {children}
    </ActionLink>
  )
}
