import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from './button.tsx'
import { color, font, space } from './tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const IN_SECONDS = 4
const OUT_SECONDS = 6
const BREATH_SECONDS = IN_SECONDS + OUT_SECONDS
const MINUTE_SECONDS = 60

type Props = {
  breatheIn: string
  breatheOut: string
  /** Names of the one button. */
  start: string
  stop: string
  /** Shown and read out after the minute. */
  done: string
}

/**
 * Six slow breaths: in for 4 seconds, out for 6. With reduced motion nothing moves; the word and the count change instead.
 * Screen readers hear the word of each half breath, not the count.
 */
export function BreathingCircle({ breatheIn, breatheOut, start, stop, done }: Props) {
  const [isRunning, setRunning] = useState(false)
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    if (!isRunning) return
    const begin = Date.now()
    const timer = setInterval(() => {
      const passed = Math.floor((Date.now() - begin) / 1_000)
      setSeconds(passed)
      if (passed >= MINUTE_SECONDS) setRunning(false)
    }, 200)
    return () => clearInterval(timer)
  }, [isRunning])

  const toggle = () => {
    setSeconds(0)
    setRunning(!isRunning)
  }
  const second = seconds % BREATH_SECONDS
  const isIn = second < IN_SECONDS
  const isDone = !isRunning && seconds >= MINUTE_SECONDS
  const count = isIn ? second + 1 : second - IN_SECONDS + 1
  const word = isRunning ? (isIn ? breatheIn : breatheOut) : isDone ? done : ''
  return (
    <Middle>
      <BreathDisc {...(isRunning ? (isIn ? DISC.in : DISC.out) : DISC.still)} word={word} count={isRunning ? count : null} />
      {/* Always there, so that what is put into it is read out. */}
      <VisuallyHidden role="status">{word}</VisuallyHidden>
      <Button kind="quiet" onClick={toggle}>
        {isRunning ? stop : start}
      </Button>
    </Middle>
  )
}

const DISC = {
  in: { scale: 1, seconds: IN_SECONDS },
  out: { scale: 0.6, seconds: OUT_SECONDS },
  still: { scale: 0.75, seconds: 0 },
}

const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
`

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
