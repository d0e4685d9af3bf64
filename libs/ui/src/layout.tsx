import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import { styled } from 'styled-components'
import { breakpoint, color, font, radius, type Space, shadow, space } from './tokens.ts'

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline'
type Justify = 'start' | 'center' | 'end' | 'between'
type LineProps = Omit<ComponentPropsWithRef<'div'>, 'ref'> & { as?: ElementType; gap?: Space; align?: Align; justify?: Justify }

/** Things one under the other. */
export function Stack({ gap = 4, align = 'stretch', justify = 'start', ...rest }: LineProps) {
  return <Column {...rest} $gap={gap} $align={align} $justify={justify} />
}

/** Things side by side; they wrap where there is no room. */
export function Row({ gap = 3, align = 'center', justify = 'start', wrap = true, ...rest }: LineProps & { wrap?: boolean }) {
  return <Line {...rest} $gap={gap} $align={align} $justify={justify} $wrap={wrap} />
}

const JUSTIFY = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' }
type Dollar = { $gap: Space; $align: Align; $justify: Justify }

const Column = styled.div<Dollar>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => JUSTIFY[$justify]};
  min-inline-size: 0;
`

const Line = styled.div<Dollar & { $wrap: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => JUSTIFY[$justify]};
  min-inline-size: 0;
`

/** The one column for reading, at most 680 px. Every page of the main layout stands in one. */
export const PageColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  inline-size: 100%;
  max-inline-size: 42.5rem;
  margin-inline: auto;
  padding: ${space[6]} ${space[4]} ${space[16]};
  > h1 { margin: 0; }
`

/** The card of a page without header and sidebar: the page's heading and form. The stone stands above it, in the bar. */
export function AuthCard({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <Middle>
      <Sheet>{children}</Sheet>
      {footer ? <Foot>{footer}</Foot> : null}
    </Middle>
  )
}

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[5]};
  padding: ${space[6]} ${space[4]} ${space[16]};
`

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  inline-size: 100%;
  max-inline-size: 27rem;
  padding: ${space[6]} ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow-wrap: anywhere;
  > h1 { margin: 0; font-size: ${font.size.xl}; text-align: center; }
  > p { margin: 0; }
  > form { display: flex; flex-direction: column; gap: ${space[5]}; }
  @media (min-width: ${breakpoint.small}) { padding: ${space[10]}; }
`

const Foot = styled.div`
  text-align: center;
  color: ${color.inkSoft};
`
