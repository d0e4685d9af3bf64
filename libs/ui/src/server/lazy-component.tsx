import type { ComponentType, ReactNode } from 'react'
import { contentLoads } from './content-loads.ts'

/**
 * Replaces `../lazy-component.tsx` where pages are rendered to HTML: what belongs to the content is loaded before the page is rendered
 * once more; everything else stays its placeholder.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>, isContent = false) {
  let Loaded: ComponentType<Props> | undefined

  function LazyComponent({ waiting, failed: _, ...props }: Props & { waiting?: ReactNode; failed?: ReactNode }) {
    if (Loaded) return <Loaded {...(props as unknown as Props)} />
    if (isContent) {
      contentLoads.add(
        load().then((Component) => {
          Loaded = Component
        }),
      )
    }
    return waiting
  }
  LazyComponent.preload = () => {}
  return LazyComponent
}
