import { useT } from '@worrystone/i18n'
import { Button, icons, Row } from '@worrystone/ui'
import type { useStopwatch } from './use-stopwatch.ts'

type Props = {
  stopwatch: ReturnType<typeof useStopwatch>
  isOver: boolean
  /** The label of the start button. */
  start: string
}

/** Start, pause and resume; restart when it is over. */
export function StopwatchButtons({ stopwatch: clock, isOver, start }: Props) {
  const t = useT()
  return (
    <Row justify="center">
      {isOver ? (
        <Button kind="quiet" onClick={clock.reset}>
          <icons.RefreshCw size={18} />
          {t('Once more')}
        </Button>
      ) : clock.isRunning ? (
        <Button kind="quiet" onClick={clock.pause}>
          <icons.Pause size={18} />
          {t('Pause')}
        </Button>
      ) : (
        <Button onClick={clock.start}>
          <icons.Play size={18} />
          {clock.elapsedMs > 0 ? t('Go on') : start}
        </Button>
      )}
    </Row>
  )
}
