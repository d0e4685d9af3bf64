import { useT } from '@worrystone/i18n'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Failure } from './states.tsx'

const RETRY_MS = 15_000

/**
 * A part of a page that is fetched when it is first shown. Unlike `React.lazy` it shows an error in place when it cannot be fetched, and
 * retries: on click, and by itself, because a sleeping server comes back without notice. `isContent`: a page that is rendered to HTML has it
 * from the start (`server/lazy-component.tsx`).
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>, _isContent = false) {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    Loaded ??= await load()
  }

  function LazyComponent({
    waiting: fallback,
    failed: errorFallback,
    ...props
  }: Props & { waiting?: ReactNode; failed?: ReactNode }) {
    const t = useT()
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(Loaded ? 'ready' : 'waiting')

    useEffect(() => {
      if (state === 'ready') return
      let isUnmounted = false
      const attemptLoad = () =>
        loadOnce().then(
          () => isUnmounted || setState('ready'),
          () => isUnmounted || setState('failed'),
        )
      const timer = state === 'failed' ? setInterval(attemptLoad, RETRY_MS) : void attemptLoad()
      return () => {
        isUnmounted = true
        clearInterval(timer)
      }
    }, [state])

    if (Loaded) return <Loaded {...(props as unknown as Props)} />
    if (state === 'failed') {
      return errorFallback === undefined ? (
        <Failure message={t('This part could not be loaded')} onRetry={() => setState('waiting')} />
      ) : (
        errorFallback
      )
    }
    return fallback
  }
  /** Prefetches it, for instance on hover. */
  LazyComponent.preload = () => void loadOnce().catch(() => {})
  return LazyComponent
}
