import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Card } from './card.ts'
import { Heading } from './heading.ts'
import { Stack } from './stack.ts'
import type { font, Space } from './tokens.ts'

type Props = Omit<ComponentPropsWithRef<typeof Card>, 'title' | 'as'> & {
  title: ReactNode
  /** Before the title. */
  icon?: ReactNode
  level?: 'h2' | 'h3'
  size?: keyof typeof font.size
  gap?: Space
}

/** A part of a page on a surface of its own, named by its heading. */
export function SectionCard({ title, icon, level = 'h2', size = 'l', gap = 4, children, ...card }: Props) {
  const id = useId()
  return (
    <Card {...card} as="section" aria-labelledby={id}>
      <Stack gap={gap}>
        <Heading as={level} size={size} id={id} hasIcon={icon !== undefined}>
          {icon}
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}
