import { Card, font, Row, Stack, space, Text } from '@worrystone/ui'
import { type ReactNode, type Ref, useId } from 'react'
import { styled } from 'styled-components'
import { useSubheadingLevel } from '../../shared/use-subheading-level.ts'

type Props = {
  title: string
  /** Gets the focus when a focused control is removed. */
  heading?: Ref<HTMLHeadingElement>
  badge?: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

/** One topic of the account's security: title, state, actions. */
export function SecurityCard({ title, heading, badge, lead, children }: Props) {
  const id = useId()
  const level = useSubheadingLevel()
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Row gap={3}>
            <h3 id={id} ref={heading} tabIndex={-1} aria-level={level}>
              {title}
            </h3>
            {badge}
          </Row>
          <Text size="s" tone="inkSoft">
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Sheet>
  )
}

const Sheet = styled(Card)`
  h3 { margin: 0; font-size: ${font.size.l}; outline: none; }
  form { display: flex; flex-direction: column; gap: ${space[5]}; }
`
