import { useQuery } from '@tanstack/react-query'
import type { Post, UserSummary } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, font, Skeleton, Stack, space } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'
import { commentersQuery } from '../../shared/commenters.queries.ts'
import { PersonLink, PersonPicture } from '../../shared/person-link.tsx'

/** The people who wrote below a worry that is resolved now, by name; for its author those who helped come first. */
export function Commenters({ post }: { post: Post }) {
  const t = useT()
  const { data, isPending } = useQuery({ ...commentersQuery(post.id), enabled: post.commentCount > 0 })
  if (post.commentCount === 0) return null
  if (isPending) return <Skeleton height="4.5rem" />
  // Nobody, or a failed request: the comments below name them too.
  if (!data || data.people.length === 0) return null
  const helpers = data.people.filter(({ helpedMe }) => helpedMe)
  const others = data.people.filter(({ helpedMe }) => !helpedMe)
  return (
    <>
      <PeopleList title={t('Who helped you')} people={helpers} more={0} />
      <PeopleList
        title={post.isOwnPost ? t('Who stood by you') : t('Who stood by')}
        people={others}
        more={data.total - data.people.length}
      />
    </>
  )
}

function PeopleList({ title, people, more }: { title: string; people: UserSummary[]; more: number }) {
  const t = useT()
  const id = useId()
  if (people.length === 0) return null
  return (
    <Stack gap={2}>
      <Title id={id}>{title}</Title>
      <People aria-labelledby={id}>
        {people.map((user) => (
          <li key={user.id}>
            <PersonPicture user={user} size="s" />
            <PersonLink user={user} />
          </li>
        ))}
        {more > 0 && <li>{t('and {{count}} more', { count: more })}</li>}
      </People>
    </Stack>
  )
}

const Title = styled.h3`
  margin: 0;
  font-size: ${font.size.m};
`

const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: inline-flex; align-items: center; gap: ${space[2]}; min-inline-size: 0; min-block-size: 2rem; color: ${color.ink}; overflow-wrap: anywhere; }
`
