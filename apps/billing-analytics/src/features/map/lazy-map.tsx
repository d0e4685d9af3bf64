import { lazyComponent, Skeleton } from '@worrystone/ui'
import type { AreaMapProps } from './area-map.tsx'
import { mapHeight } from './map-size.ts'

const Lazy = lazyComponent(async () => (await import('./area-map.tsx')).AreaMap)

/** Loaded after the page: code and shapes are chunks of their own. */
export const LazyMap = (props: AreaMapProps) => <Lazy {...props} waiting={<Skeleton height={mapHeight} />} />
