import { useInfiniteQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { Skeleton, VisuallyHidden } from '@worrystone/ui'
import { BillingProblems } from './billing-problems.tsx'
import { ChangesCard } from './changes-card.tsx'
import { billingProblemsQuery, changesQuery } from './people.queries.ts'

/** Billing problems and changes of all people. Rendered together: a late first part would shift the second. */
export function AdminOverview() {
  const t = useT()
  const problems = useInfiniteQuery(billingProblemsQuery())
  const changes = useInfiniteQuery(changesQuery())
  // Not `isPending`: a retry is shown in the part that failed.
  if (!problems.isFetched || !changes.isFetched) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
        <Skeleton height="20rem" />
      </div>
    )
  }
  return (
    <>
      <BillingProblems problems={problems} />
      <ChangesCard changes={changes} level="h2" title={t('Last changes')} isOfEverybody />
    </>
  )
}
