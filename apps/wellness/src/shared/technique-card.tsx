import { Stars } from '@worrystone/community-ui'
import type { TechniqueCard as Technique } from '@worrystone/contracts'
import { useHasFeature } from '@worrystone/remote-kit/bundled'
import { Badge } from '@worrystone/ui'
import { ItemCard } from './item-card.tsx'

export function TechniqueCard({ technique }: { technique: Technique }) {
  const hasAll = useHasFeature('guided_exercises')
  return (
    <ItemCard to={`/wellness/techniques/${technique.id}`} item={technique} isLocked={!technique.isFree && !hasAll}>
      <Badge>{technique.category.name}</Badge>
      <Stars value={technique.effectiveness} />
    </ItemCard>
  )
}
