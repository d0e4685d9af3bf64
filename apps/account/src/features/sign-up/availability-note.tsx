import { useT } from '@worrystone/i18n'
import { color, icons, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Availability } from './availability.ts'

type Props = {
  state: Availability['state']
  /** The message for an available value. */
  available: string
  /** Shown while the availability is unknown. */
  children: ReactNode
}

/** One line below a field, always rendered, so that the layout does not shift. */
export function AvailabilityNote({ state, available, children }: Props) {
  const t = useT()
  return (
    <span role="status">
      {state === 'checking' ? t('Checking availability...') : null}
      {state === 'invalid' ? t('We could not check this right now. You can still go on.') : null}
      {state === 'idle' ? children : null}
      {state === 'available' ? (
        <AvailableText>
          <icons.Check size={16} aria-hidden="true" />
          {available}
        </AvailableText>
      ) : null}
    </span>
  )
}

const AvailableText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.primaryInk};
`
