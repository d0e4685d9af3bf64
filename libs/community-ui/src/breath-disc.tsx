import { color, font, space } from '@worrystone/ui'
import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

type DiscProps = {
  /** From 0 to 1: the disc's width. */
  scale: number
  /** Duration of the change; 0: at once. */
  seconds: number
  word: string
  count: number | string | null
}

/** A disc that grows and shrinks with the breath, with its word and count. Visual only: put the word in a live region beside it. */
export function BreathDisc({ scale, seconds, word, count }: DiscProps) {
  const disc = useRef<HTMLDivElement>(null)
  // Not as a style attribute: the page of help is rendered by the build, and its policy refuses those.
  useLayoutEffect(() => {
    if (disc.current) Object.assign(disc.current.style, { scale: String(scale), transitionDuration: `${seconds}s` })
  }, [scale, seconds])
  return (
    <Frame aria-hidden="true">
      <Disc ref={disc} />
      <DiscContent>
        <b>{word}</b>
        {count === null ? null : <span>{count}</span>}
      </DiscContent>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 11rem;
  block-size: 11rem;
  max-inline-size: 100%;
`

/* With reduced motion it does not move: this overrides its inline scale. */
const Disc = styled.div`
  position: absolute;
  inset: 0;
  border: 2px solid ${color.primary};
  border-radius: 50%;
  background: ${color.primarySoft};
  scale: 0.75;
  transition: scale ease-in-out;
  @media (prefers-reduced-motion: reduce) { scale: 0.9 !important; transition: none; }
`

const DiscContent = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  padding: ${space[2]};
  text-align: center;
  line-height: 1.3;
  color: ${color.primaryInk};
  > b { font-weight: 650; overflow-wrap: anywhere; }
  > span { font-size: ${font.size.l}; font-variant-numeric: tabular-nums; }
`
