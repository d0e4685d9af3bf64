import { useInfiniteQuery } from '@tanstack/react-query'
import { Avatar, personName } from '@worrystone/community-ui'
import { pictureAt, type UserSummary } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useUser } from '@worrystone/remote-kit/bundled'
import { ButtonLink, Empty, icons, List, Row, Skeleton, space, Text } from '@worrystone/ui'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { FocusTarget } from '../../shared/focus-target.ts'
import { FollowToggle } from '../../shared/follow-toggle.tsx'
import { followsQuery, listedPerson, type Side } from '../../shared/follows.queries.ts'
import { PagedList } from '../../shared/paged-list.tsx'
import { NameColumn, PersonLink } from '../../shared/person-link.tsx'

type Props = { side: Side; of: UserSummary }

/** The followers of a person, or the people they follow, newest first. In one's own list an unfollowed person disappears at once. */
export function FollowList({ side, of }: Props) {
  const t = useT()
  const myId = useUser()?.id
  const isOwnChoice = side === 'following' && of.id === myId
  const follows = useInfiniteQuery(followsQuery(side, of.id, isOwnChoice))
  const list = useRef<HTMLDivElement>(null)

  /** The row is removed: the focus moves to the next one. */
  function focusNextRow(user: UserSummary) {
    const row = list.current?.querySelector(`[data-person="${user.id}"]`)
    const next = row?.nextElementSibling ?? row?.previousElementSibling
    const target = next?.querySelector<HTMLElement>('a, button') ?? list.current
    target?.focus({ preventScroll: true })
  }

  return (
    <FocusTarget ref={list} tabIndex={-1}>
      <PagedList
        query={follows}
        failure={side === 'followers' ? t('Failed to load followers') : t('Failed to load following')}
        skeleton={<Skeleton lines={4} height="3.5rem" />}
        empty={<EmptyList side={side} name={personName(of)} isOwnList={of.id === myId} />}
      >
        {(items) => (
          <List gap={3}>
            {items
              .map((follow) => ({ ...listedPerson(follow, side), isFollowing: follow.isFollowing }))
              .map((person) => (
                <Row as="li" wrap={false} key={person.id} data-person={person.id} style={{ minBlockSize: '3.5rem' }}>
                  <Avatar user={{ ...person, avatarUrl: person.avatarUrl && pictureAt(person.avatarUrl, 128) }} />
                  <NameColumn>
                    <PersonLink user={person} />
                    <small>
                      <bdi dir="ltr">@{person.username}</bdi>
                    </small>
                  </NameColumn>
                  {person.id === myId ? (
                    <Text as="small" size="s" tone="inkSoft" style={{ paddingInline: space[3] }}>
                      {t('You')}
                    </Text>
                  ) : (
                    <FollowToggle
                      user={person}
                      isFollowing={person.isFollowing}
                      isCompact
                      onClick={() => isOwnChoice && focusNextRow(person)}
                      onConfirmed={() =>
                        isOwnChoice && toast.info(t('You no longer follow {{name}}', { name: personName(person) }))
                      }
                    />
                  )}
                </Row>
              ))}
          </List>
        )}
      </PagedList>
    </FocusTarget>
  )
}

function EmptyList({ side, name, isOwnList }: { side: Side; name: string; isOwnList: boolean }) {
  const t = useT()
  const texts = {
    followers: { own: t('Nobody follows you yet.'), other: t('Nobody follows {{name}} yet.', { name }) },
    following: { own: t('You do not follow anyone yet.'), other: t('{{name}} does not follow anyone yet.', { name }) },
  }[side]
  const action = (
    <ButtonLink as={Link} to={side === 'followers' ? '/feed?share=1' : '/feed?tab=discover'}>
      {side === 'followers' ? t('Share a worry') : t('Discover worries')}
    </ButtonLink>
  )
  return (
    <Empty
      glyph={<icons.Users size={48} />}
      title={isOwnList ? texts.own : texts.other}
      action={isOwnList ? action : undefined}
    />
  )
}
