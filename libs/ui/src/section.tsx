import { type ReactNode, useId } from 'react'
import { Heading } from './heading.ts'
import { Stack } from './stack.ts'
import { Text } from './text.ts'

type Props = { title: ReactNode; hint?: ReactNode; children: ReactNode }

/** A part of a page, named by its heading. */
export function Section({ title, hint, children }: Props) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id}>
      <Stack gap={1}>
        <Heading id={id} size="xl">
          {title}
        </Heading>
        {hint && (
          <Text size="s" tone="inkSoft">
            {hint}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  )
}
