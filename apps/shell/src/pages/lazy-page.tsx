import { useRecovery } from '@worrystone/host'
import { useT } from '@worrystone/i18n'
import { Failure, PageColumn } from '@worrystone/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { PageSkeleton } from '../shared/page-skeleton.tsx'

/**
 * A page of the shell whose code is loaded when it is first shown. Unlike `React.lazy` it renders at once when it was preloaded, and
 * shows in place that it could not be loaded.
 */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  /** Rejects when the code cannot be loaded; the next call tries again. */
  const preload = async () => {
    Loaded ??= await load()
  }

  function LazyPage(props: Props) {
    const t = useT()
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(Loaded ? 'ready' : 'waiting')
    useEffect(() => {
      if (state !== 'waiting') return
      let isUnmounted = false
      preload().then(
        () => isUnmounted || setState('ready'),
        () => isUnmounted || setState('failed'),
      )
      return () => {
        isUnmounted = true
      }
    }, [state])
    const retry = () => setState('waiting')
    useRecovery(state === 'failed', retry)

    if (Loaded) return <Loaded {...props} />
    if (state !== 'failed') return <PageSkeleton />
    return (
      <PageColumn>
        <Failure message={t('This page is unavailable right now. Other parts of the site still work.')} onRetry={retry} />
      </PageColumn>
    )
  }
  return Object.assign(LazyPage, { preload })
}
