import { Card, Heading, Stack } from '@worrystone/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

type CaseSectionProps = {
  title: string
  /** A submitted form with the focus is replaced by its outcome, which takes the focus. */
  takesFocus?: boolean
  /** The key that moves the focus here. */
  shortcut?: string
  children: ReactNode
}

export function CaseSection({ title, takesFocus = false, shortcut, children }: CaseSectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Card as="section" aria-labelledby={id} data-shortcut={shortcut}>
      <SectionBody>
        <SectionTitle as="h3" ref={heading} tabIndex={takesFocus ? -1 : undefined} id={id}>
          {title}
        </SectionTitle>
        {children}
      </SectionBody>
    </Card>
  )
}

export const SectionBody = styled(Stack)`
  > p { margin: 0; }
`

export const SectionTitle = styled(Heading)`
  outline-offset: 4px;
`
