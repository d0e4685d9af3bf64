import { color, font, space } from '@worrystone/ui'
import { styled } from 'styled-components'

type DiscProps = {
  /** From 0 to 1: how wide the disc becomes. */
  scale: number
  /** How long it takes to get there; 0: at once. */
  seconds: number
  word: string
  count: number | string | null
}

/** A disc that grows and shrinks with the breath, its word and its count. Drawn only: say the word in a live region beside it. */
export function BreathDisc({ scale, seconds, word, count }: DiscProps) {
  return (
    <Frame aria-hidden="true">
      <Disc style={{ scale: String(scale), transitionDuration: `${seconds}s` }} />
      <Inside>
        <b>{word}</b>
        {count === null ? null : <span>{count}</span>}
      </Inside>
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

/* With reduced motion it stands still: its inline scale is overruled. */
const Disc = styled.div`
  position: absolute;
  inset: 0;
  border: 2px solid ${color.primary};
  border-radius: 50%;
  background: ${color.primarySoft};
  transition: scale ease-in-out;
  @media (prefers-reduced-motion: reduce) { scale: 0.9 !important; transition: none; }
`

const Inside = styled.div`
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
