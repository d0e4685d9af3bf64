import { useT } from '@worrystone/i18n'
import { color, font, radius } from '@worrystone/ui'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import { DESCRIPTION_REM } from './sizes.ts'

type Props = {
  containerRef: RefObject<HTMLDivElement | null>
  /** The accessible name of the group of marks. */
  name: string
  width: number
  height: number
  groupProps: { onKeyDown: (event: KeyboardEvent<SVGElement>) => void; onPointerLeave: () => void }
  /** The text of the selected mark. */
  description: string | undefined
  /** The instruction shown while no mark is selected. */
  hint?: string
  /** Clips the overflow; axes may need the space. */
  isClipped?: boolean
  children: ReactNode
}

/** The drawing and, below it, the text of the selected mark. */
export function ChartFrame({
  containerRef,
  name,
  width,
  height,
  groupProps,
  description,
  hint,
  isClipped = false,
  children,
}: Props) {
  const t = useT()
  return (
    <div>
      <Plot ref={containerRef} style={{ blockSize: height }}>
        {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
        <svg
          width={width}
          height={height}
          role="group"
          aria-label={name}
          overflow={isClipped ? 'hidden' : 'visible'}
          {...groupProps}
        >
          {children}
        </svg>
      </Plot>
      <Description aria-hidden="true">{description ?? hint ?? t('Point at the chart, or use the arrow keys.')}</Description>
    </div>
  )
}

const Plot = styled.div`
  min-inline-size: 0;
  font-size: ${font.size.xs};
  font-variant-numeric: tabular-nums;
  > svg { display: block; }
  text { font-family: inherit; fill: ${color.inkSoft}; }
  [data-mark]:focus { outline: none; }
  [data-mark]:focus-visible { outline: 3px solid ${color.focus}; outline-offset: 1px; border-radius: ${radius.s}; }
`

const Description = styled.p`
  margin: 0;
  block-size: ${DESCRIPTION_REM}rem;
  padding-block-start: 0.25rem;
  overflow: hidden;
  font-size: ${font.size.s};
  line-height: 1.35;
  color: ${color.inkSoft};
`
