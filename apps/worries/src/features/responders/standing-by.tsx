import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { Faces } from '@worrystone/community-ui'
import { type PeoplePage, type Post, supportApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Skeleton, space, target } from '@worrystone/ui'
import { styled } from 'styled-components'

const SHOWN = 3

/** Who supports one's own worry, by name and picture; opens the whole list. The server names them to the author only. */
export function StandingBy({ post, onOpen }: { post: Post; onOpen: () => void }) {
  // A new supporter changes the count, which is part of the key.
  const { data, isPending } = useQuery({
    queryKey: [supportApi.people.url, post.id, 'latest', post.supportCount],
    queryFn: ({ signal }) => call(supportApi.people, { params: { postId: post.id }, query: { limit: SHOWN } }, { signal }),
  })
  if (isPending) return <Skeleton height={target} />
  // Everybody who supported it may be blocked, or the names could not be loaded: the count on the card stays.
  if (!data || data.people.length === 0) return null
  return (
    <Wide kind="plain" aria-haspopup="dialog" onClick={onOpen}>
      <Faces users={data.people.map(({ user }) => user)} />
      <span>
        <Names page={data} />
      </span>
    </Wide>
  )
}

function Names({ page: { people, total } }: { page: PeoplePage }) {
  const t = useT()
  const [first = '', second = ''] = people.map(({ user }) => user.displayName || user.username)
  const count = Math.max(total, people.length) - 2
  if (people.length === 1) return t('{{name}} stands by you', { name: first })
  if (count === 0) return t('{{first}} and {{second}} stand by you', { first, second })
  return t('{{first}}, {{second}} and {{count}} others stand by you', { first, second, count })
}

const Wide = styled(Button)`
  align-self: start;
  justify-content: start;
  gap: ${space[3]};
  max-inline-size: 100%;
  text-align: start;
  > :last-child { min-inline-size: 0; overflow-wrap: anywhere; }
`
