import { useQuery } from '@tanstack/react-query'
import { useT } from '@worrystone/i18n'
import { color, Row, space, target, VisuallyHidden } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { statsQuery } from '../../shared/follows.queries.ts'

/** How many people follow a person and are followed, as links to the lists. */
export function FollowCounts({ userId }: { userId: string }) {
  const t = useT()
  const { data, isError } = useQuery(statsQuery(userId))
  if (!data && !isError) return <FactRow as="span" />
  return (
    // Kept together when the line breaks.
    <FactRow as="span">
      <CountLink to="?tab=followers" replace preventScrollReset>
        {data ? t('{{count}} followers', { count: data.followersCount }) : <MissingCount of={t('Followers')} />}
      </CountLink>
      <CountLink to="?tab=following" replace preventScrollReset>
        {data ? (
          t('{{count}} following', { count: data.followingCount })
        ) : (
          <MissingCount of={t('Following', { context: 'people' })} />
        )}
      </CountLink>
    </FactRow>
  )
}

function MissingCount({ of }: { of: string }) {
  const t = useT()
  return (
    <>
      {of}
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('Count unavailable')}</VisuallyHidden>
    </>
  )
}

/** Facts side by side, high enough for touch. */
export const FactRow = styled(Row)`
  justify-content: center;
  gap: 0 ${space[5]};
  min-block-size: ${target};
`

const CountLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target};
  color: ${color.ink};
  font-weight: 650;
  text-decoration: none;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`
