import { useInfiniteQuery } from '@tanstack/react-query'
import { Avatar } from '@worrystone/community-ui'
import { pictureAt, type UserSummary } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { LoadMore, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { useSession } from '@worrystone/session'
import { ButtonLink, color, Empty, Failure, font, icons, List, Skeleton, Stack, space, VisuallyHidden } from '@worrystone/ui'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { FollowToggle } from '../../shared/follow-toggle.tsx'
import { otherOf, peopleQuery, type Side } from '../../shared/follows.queries.ts'
import { PersonLink, personName } from '../../shared/person-link.tsx'

type Props = { side: Side; of: UserSummary }

/** The followers of a person, or the people they follow, newest first. In one's own list an unfollowed person disappears at once. */
export function FollowList({ side, of }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const session = useSession()
  const myId = session.status === 'signed-in' ? session.user.id : null
  const isOwnChoice = side === 'following' && of.id === myId
  const people = useInfiniteQuery(peopleQuery(side, of.id, isOwnChoice))
  const held = useRef<HTMLDivElement>(null)
  const failed = side === 'followers' ? t('Failed to load followers') : t('Failed to load following')

  if (people.isPending) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading')}</VisuallyHidden>
        <Skeleton lines={4} height="3.5rem" />
      </div>
    )
  }
  if (!people.data) return <Failure message={errorMessage(people.error, failed)} onRetry={() => void people.refetch()} />

  // A new follower between two requests shifts a person onto the next page.
  const all = [...new Map(people.data.pages.flatMap(({ follows }) => follows).map((one) => [one.id, one])).values()]
  const shown = all
    .filter(({ isFollowing }) => isFollowing || !isOwnChoice)
    .map((follow) => ({ ...otherOf(follow, side), isFollowing: follow.isFollowing }))

  /** The row is removed: the focus moves to the next one. */
  function onUnfollow(user: UserSummary) {
    const row = held.current?.querySelector(`[data-person="${user.id}"]`)
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    const place = next?.querySelector<HTMLElement>('a, button') ?? held.current
    place?.focus({ preventScroll: true })
  }

  return (
    <ListFrame ref={held} tabIndex={-1}>
      {shown.length === 0 && !people.hasNextPage ? (
        <EmptyList side={side} name={personName(of)} isOwnList={of.id === myId} />
      ) : (
        <People gap={3}>
          {shown.map((person) => (
            <li key={person.id} data-person={person.id}>
              <Avatar user={{ ...person, avatarUrl: person.avatarUrl && pictureAt(person.avatarUrl, 128) }} />
              <PersonInfo>
                <PersonLink user={person} />
                <small>
                  <bdi dir="ltr">@{person.username}</bdi>
                </small>
              </PersonInfo>
              {person.id === myId ? (
                <Self>{t('You')}</Self>
              ) : (
                <FollowToggle
                  user={person}
                  isFollowing={person.isFollowing}
                  isShort
                  onPress={() => isOwnChoice && onUnfollow(person)}
                  onConfirmed={() => isOwnChoice && toast.info(t('You no longer follow {{name}}', { name: personName(person) }))}
                />
              )}
            </li>
          ))}
        </People>
      )}
      <Stack>
        <LoadMore query={people} failure={failed} label={t('Load more')} isCentered />
      </Stack>
    </ListFrame>
  )
}

function EmptyList({ side, name, isOwnList }: { side: Side; name: string; isOwnList: boolean }) {
  const t = useT()
  const glyph = <icons.Users size={48} />
  if (side === 'followers') {
    if (!isOwnList) return <Empty glyph={glyph} title={t('Nobody follows {{name}} yet.', { name })} />
    return (
      <Empty
        glyph={glyph}
        title={t('Nobody follows you yet.')}
        action={
          <ButtonLink as={Link} to="/feed?share=1">
            {t('Share a worry')}
          </ButtonLink>
        }
      />
    )
  }
  if (!isOwnList) return <Empty glyph={glyph} title={t('{{name}} does not follow anyone yet.', { name })} />
  return (
    <Empty
      glyph={glyph}
      title={t('You do not follow anyone yet.')}
      action={
        <ButtonLink as={Link} to="/feed?tab=discover">
          {t('Discover worries')}
        </ButtonLink>
      }
    />
  )
}

const ListFrame = styled(Stack)`
  outline: none;
`

const People = styled(List)`
  > li { display: flex; align-items: center; gap: ${space[3]}; min-block-size: 3.5rem; }
  small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
`

const Self = styled.small`
  padding-inline: ${space[3]};
`

const PersonInfo = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
