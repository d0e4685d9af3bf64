import { color, font, Stack } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'

type Props = { title: string; hint?: string; children: ReactNode }

/** A part of a page of figures under its heading. */
export function Section({ title, hint, children }: Props) {
  const id = useId()
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <div>
        <Heading id={id}>{title}</Heading>
        {hint && <Hint>{hint}</Hint>}
      </div>
      {children}
    </Stack>
  )
}

const Heading = styled.h2`
  margin: 0;
  font-size: ${font.size.xl};
`

const Hint = styled.p`
  margin: 0.25rem 0 0;
  max-inline-size: 68ch;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`
