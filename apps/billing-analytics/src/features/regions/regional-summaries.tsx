import type { RegionalSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Grid } from '@worrystone/ui'
import { useState } from 'react'
import { RegionCard } from './region-card.tsx'

const INITIAL_COUNT = 6

/** The regions with figures, most people first: a few, and the others on demand. */
export function RegionalSummaries({ summaries }: { summaries: RegionalSummary[] }) {
  const t = useT()
  const [isExpanded, setExpanded] = useState(false)
  const visible = isExpanded ? summaries : summaries.slice(0, INITIAL_COUNT)
  return (
    <>
      <Grid min="17rem" gap={4} keepsColumns>
        {visible.map((summary) => (
          <RegionCard key={`${summary.country} ${summary.region}`} summary={summary} />
        ))}
      </Grid>
      {visible.length < summaries.length && (
        <div>
          <Button kind="quiet" onClick={() => setExpanded(true)}>
            {t('Show all regions')}
          </Button>
        </div>
      )}
    </>
  )
}
