import { BreathDisc } from '@worrystone/community-ui'
import { Button, Stack, VisuallyHidden } from '@worrystone/ui'
import { useEffect, useState } from 'react'

const IN_SECONDS = 4
const OUT_SECONDS = 6
const BREATH_SECONDS = IN_SECONDS + OUT_SECONDS
const MINUTE_SECONDS = 60

type Props = {
  breatheIn: string
  breatheOut: string
  /** Labels of the button. */
  start: string
  stop: string
  /** Shown and read out after the minute. */
  done: string
  /** Each higher number begins a minute without the button. */
  begin?: number
}

/**
 * Six slow breaths: in for 4 seconds, out for 6. With reduced motion nothing moves; the word and the count change instead.
 * Screen readers hear the word of each half breath, not the count.
 */
export function BreathingCircle({ breatheIn, breatheOut, start, stop, done, begin = 0 }: Props) {
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

  useEffect(() => {
    if (begin === 0) return
    setSeconds(0)
    setRunning(true)
  }, [begin])

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
    <Stack gap={3} align="center">
      <BreathDisc {...(isRunning ? (isIn ? DISC.in : DISC.out) : DISC.still)} word={word} count={isRunning ? count : null} />
      {/* A live region must exist before its text. */}
      <VisuallyHidden role="status">{word}</VisuallyHidden>
      <Button kind="quiet" onClick={toggle}>
        {isRunning ? stop : start}
      </Button>
    </Stack>
  )
}

const DISC = {
  in: { scale: 1, seconds: IN_SECONDS },
  out: { scale: 0.6, seconds: OUT_SECONDS },
  still: { scale: 0.75, seconds: 0 },
}
