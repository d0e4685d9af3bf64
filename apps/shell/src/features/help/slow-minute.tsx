import { useT } from '@worrystone/i18n'
import { BreathingCircle } from './breathing-circle.tsx'

/** Six slow breaths beside an animated circle. Each higher number of `begin` begins them without the button. */
export function SlowMinute({ begin = 0 }: { begin?: number }) {
  const t = useT()
  return (
    <BreathingCircle
      breatheIn={t('Breathe in')}
      breatheOut={t('Breathe out')}
      start={t('Start the minute')}
      stop={t('Stop')}
      done={t('That was one minute.')}
      begin={begin}
    />
  )
}
