import { useQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { Failure, Skeleton } from '@worrystone/ui'
import { loadShapes } from './geometry.ts'
import { mapHeight } from './map-size.ts'
import { RegionMap, type RegionMapProps } from './region-map.tsx'

export type AreaMapProps = Omit<RegionMapProps, 'shapes'>

/** The map of an area, once its shapes are here. */
export function AreaMap(props: AreaMapProps) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    queryKey: ['map', props.area],
    queryFn: () => loadShapes(props.area),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (data) return <RegionMap {...props} shapes={data} />
  if (error) return <Failure message={t('The map could not be loaded')} onRetry={() => void refetch()} />
  return <Skeleton height={mapHeight} />
}
