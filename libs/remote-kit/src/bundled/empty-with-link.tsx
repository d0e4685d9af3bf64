import { ButtonLink, Empty } from '@worrystone/ui'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type Props = Omit<ComponentProps<typeof Empty>, 'action'> & {
  to: string
  label: string
  kind?: ComponentProps<typeof ButtonLink>['kind']
}

/** An empty state that leads to another page. */
export function EmptyWithLink({ to, label, kind, ...empty }: Props) {
  return (
    <Empty
      {...empty}
      action={
        <ButtonLink as={Link} to={to} kind={kind}>
          {label}
        </ButtonLink>
      }
    />
  )
}
