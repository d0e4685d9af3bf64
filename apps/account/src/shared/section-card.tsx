import { Card, Heading, type Space, Stack } from '@worrystone/ui'
import { type ReactNode, useId } from 'react'

type Props = { title: ReactNode; level?: 'h2' | 'h3'; size?: 'l' | 'xl'; gap?: Space; children: ReactNode }

/** A part of a page on a surface of its own, named by its heading. It takes the focus of an element that is removed. */
export function SectionCard({ title, level = 'h2', size = 'xl', gap = 4, children }: Props) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} tabIndex={-1}>
      <Stack gap={gap}>
        <Heading as={level} size={size} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
