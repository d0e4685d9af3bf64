import { useT } from '@worrystone/i18n'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { color, font } from './tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = {
  /** Counted as `graphemes` of contracts counts. */
  value: number
  max: number
  /** Above this it is red and announced. */
  warnAt: number
}

/** How much of a text's limit is used. Announced only near the limit, and only after a pause in typing. */
export function Counter({ value, max, warnAt }: Props) {
  const t = useT()
  const remaining = max - value
  const isNear = value > warnAt
  const message = !isNear
    ? ''
    : remaining >= 0
      ? t('{{count}} characters left', { count: remaining })
      : t('{{count}} characters too many', { count: -remaining })
  const announced = useDebounced(message, 800)
  return (
    <Count $state={remaining < 0 ? 'over' : isNear ? 'near' : 'calm'}>
      <span aria-hidden="true">
        {value}/{max}
      </span>
      <VisuallyHidden aria-live="polite" aria-atomic="true">
        {announced}
      </VisuallyHidden>
    </Count>
  )
}

function useDebounced(value: string, delay: number) {
  const [debounced, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return debounced
}

const INK = { calm: color.inkFaint, near: color.dangerInk, over: color.dangerInk }

const Count = styled.span<{ $state: keyof typeof INK }>`
  position: relative;
  flex: none;
  font-size: ${font.size.s};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $state }) => ($state === 'calm' ? 400 : 700)};
  color: ${({ $state }) => INK[$state]};
  direction: ltr;
`
