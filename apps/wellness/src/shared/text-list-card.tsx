import { BulletList, Card, Heading, Stack } from '@worrystone/ui'
import { useId } from 'react'

type Props = {
  title: string
  lines: string[]
  /** Steps to follow one after the other. */
  isNumbered?: boolean
}

/** A part of a technique: its heading and its lines. */
export function TextListCard({ title, lines, isNumbered = false }: Props) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Heading id={id}>{title}</Heading>
        <BulletList as={isNumbered ? 'ol' : 'ul'}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </BulletList>
      </Stack>
    </Card>
  )
}
