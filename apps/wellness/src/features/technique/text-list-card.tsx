import { BulletList, Card, font, space } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

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
    <Part as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <StyledList as={isNumbered ? 'ol' : 'ul'}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </StyledList>
    </Part>
  )
}

const Part = styled(Card)`
  > h2 { margin: 0 0 ${space[3]}; font-size: ${font.size.l}; }
`

const StyledList = styled(BulletList)`
  line-height: 1.6;
`
