import { BulletList, SectionCard } from '@worrystone/ui'

type Props = {
  title: string
  lines: string[]
  /** Steps to follow one after the other. */
  isNumbered?: boolean
}

/** A part of a technique: its heading and its lines. */
export function TextListCard({ title, lines, isNumbered = false }: Props) {
  return (
    <SectionCard title={title} gap={3}>
      <BulletList as={isNumbered ? 'ol' : 'ul'}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </BulletList>
    </SectionCard>
  )
}
