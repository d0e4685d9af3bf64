import { breakpoint, Card, color, font, Row, Stack, space } from '@worrystone/ui'
import { type ReactNode, type Ref, useId } from 'react'
import { styled } from 'styled-components'

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
  return (
    <Sheet as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Row gap={3}>
            <h3 id={id} ref={heading} tabIndex={-1}>
              {title}
            </h3>
            {badge}
          </Row>
          {lead ? <Quiet>{lead}</Quiet> : null}
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

export const Quiet = styled.p`
  margin: 0;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

/** A list of items with an action at the end of each. */
export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[2]} ${space[3]};
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.line};
  }
  > li:first-child { border-block-start: 0; padding-block-start: 0; }
  > li:last-child { padding-block-end: 0; }
  > li > svg { flex: none; color: ${color.inkSoft}; }
  /* Where the row has no space it wraps below the text it belongs to. */
  @media (max-width: calc(${breakpoint.small} - 0.01em)) {
    > li { grid-template-columns: auto minmax(0, 1fr); }
    > li > div + * { grid-column: 2; justify-self: start; }
    > li > button { margin-inline-start: calc(-1 * ${space[3]}); }
  }
`
