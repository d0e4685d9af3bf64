import { useT } from '@worrystone/i18n'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Failure } from './states.tsx'

const AGAIN_MS = 15_000

/**
 * A part of a page that is fetched when it is first shown. Unlike `React.lazy` it says in place that it could not be fetched, and
 * tries again: when asked to, and by itself, because a server that slept is back without a word.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  const fetchOnce = async () => {
    Loaded ??= await load()
  }

  function LazyPart({ waiting, failed, ...props }: Props & { waiting?: ReactNode; failed?: ReactNode }) {
    const t = useT()
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(Loaded ? 'ready' : 'waiting')

    useEffect(() => {
      if (state === 'ready') return
      let isGone = false
      const attempt = () =>
        fetchOnce().then(
          () => isGone || setState('ready'),
          () => isGone || setState('failed'),
        )
      const timer = state === 'failed' ? setInterval(attempt, AGAIN_MS) : void attempt()
      return () => {
        isGone = true
        clearInterval(timer)
      }
    }, [state])

    if (Loaded) return <Loaded {...(props as unknown as Props)} />
    if (state === 'failed') {
      return failed === undefined ? (
        <Failure message={t('This part could not be loaded')} onRetry={() => setState('waiting')} />
      ) : (
        failed
      )
    }
    return waiting
  }
  /** Fetches ahead, for instance when the pointer comes near. */
  LazyPart.preload = () => void fetchOnce().catch(() => {})
  return LazyPart
}
