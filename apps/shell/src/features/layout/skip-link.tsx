import { useT } from '@worrystone/i18n'
import { color, radius, shadow, space } from '@worrystone/ui'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'

/** The id of `<main>`, in every layout. */
export const MAIN_ID = 'main'

/** The first tab stop. */
export function SkipLink() {
  const t = useT()
  const skip = (event: MouseEvent) => {
    // Without following the fragment, which would be a navigation.
    event.preventDefault()
    document.getElementById(MAIN_ID)?.focus()
  }
  return (
    <Anchor href={`#${MAIN_ID}`} onClick={skip}>
      {t('Skip to content')}
    </Anchor>
  )
}

const Anchor = styled.a`
  position: fixed;
  z-index: 100;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.m};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-weight: 650;
  box-shadow: ${shadow.float};
  &:hover { color: ${color.onPrimary}; }
  &:not(:focus) { clip-path: inset(50%); block-size: 1px; inline-size: 1px; padding: 0; overflow: hidden; white-space: nowrap; }
`
