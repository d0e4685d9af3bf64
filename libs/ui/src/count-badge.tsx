import { useFormat } from '@worrystone/i18n'
import { styled } from 'styled-components'
import { color, radius } from './tokens.ts'

const MAX_COUNT = 9

/** A number at the corner of an icon, at most '9+'; screen readers get a text beside it. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  const { number } = useFormat()
  return (
    <Badge className={className} aria-hidden="true" dir="ltr">
      {count > MAX_COUNT ? `${number(MAX_COUNT)}+` : number(count)}
    </Badge>
  )
}

const Badge = styled.span`
  position: absolute;
  padding-inline: 0.25rem;
  border: 1px solid ${color.ground};
  border-radius: ${radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: 700;
  text-align: center;
  white-space: nowrap;
`
