import { useQuery } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { Faces, StandingByNames } from '@worrystone/community-ui'
import { type Post, supportApi } from '@worrystone/contracts'
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
        <StandingByNames people={data.people.map(({ user }) => user)} total={data.total} />
      </span>
    </Wide>
  )
}

const Wide = styled(Button)`
  align-self: start;
  justify-content: start;
  gap: ${space[3]};
  max-inline-size: 100%;
  text-align: start;
  > :last-child { min-inline-size: 0; overflow-wrap: anywhere; }
`
