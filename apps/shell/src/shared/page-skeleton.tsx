import { useT } from '@worrystone/i18n'
import { PageColumn, Skeleton, Stack } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The shape of a loading page. Shown after a short delay only, until the page renders. */
export function PageSkeleton() {
  const t = useT()
  return (
    <Waiting aria-busy="true" aria-label={t('Loading')} role="status">
      <PageColumn>
        <Stack gap={6}>
          <Skeleton width="40%" height="2rem" />
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
          <Skeleton height="7rem" />
        </Stack>
      </PageColumn>
    </Waiting>
  )
}

const Waiting = styled.div`
  animation: appear 120ms 150ms backwards;
  div:has(> [data-remote]:not(:empty, [hidden])) + & { display: none; }
`
