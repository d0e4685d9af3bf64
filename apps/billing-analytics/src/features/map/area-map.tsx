import { useQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { QueryView } from '@worrystone/remote-kit/bundled'
import { Skeleton } from '@worrystone/ui'
import { loadShapes } from './geometry.ts'
import { mapHeight } from './map-size.ts'
import { RegionMap, type RegionMapProps } from './region-map.tsx'

export type AreaMapProps = Omit<RegionMapProps, 'shapes'>

/** The map of an area, once its shapes are loaded. */
export function AreaMap(props: AreaMapProps) {
  const t = useT()
  const shapes = useQuery({
    queryKey: ['map', props.area],
    queryFn: () => loadShapes(props.area),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <QueryView query={shapes} failure={t('The map could not be loaded')} skeleton={<Skeleton height={mapHeight} />}>
      {(loaded) => <RegionMap {...props} shapes={loaded} />}
    </QueryView>
  )
}
