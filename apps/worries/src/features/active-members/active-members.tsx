import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { type ActiveMember, communityApi, LIMITS } from '@worrystone/contracts'
import { toast, useEvent } from '@worrystone/events'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { LoadMore, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { color, Empty, Failure, font, List, Skeleton, Stack, Switch, space, VisuallyHidden } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useFailureToast } from '../../shared/failure-toast.ts'
import { NameLine, PersonLink, PersonPicture } from '../../shared/person-link.tsx'

const KEY = [communityApi.members.url]
type Page = { members: ActiveMember[]; hasMore: boolean; isShown: boolean }
type Kept = { pages: Page[]; pageParams: unknown[] }

const changePages = (change: (page: Page) => Page) =>
  queryClient.setQueryData<Kept>(KEY, (kept) => kept && { ...kept, pages: kept.pages.map(change) })

/** Shows a follow at once, wherever it was made. */
export const showFollow = (userId: string, isFollowing: boolean) =>
  changePages((page) => ({
    ...page,
    members: page.members.map((member) => (member.user.id === userId ? { ...member, isFollowing } : member)),
  }))

type Props = { myId: string | null; renderFollow: (member: ActiveMember) => ReactNode }

/** People who wrote or supported lately and want to be seen here. */
export function ActiveMembers({ myId, renderFollow }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const relative = useRelativeTime()
  const people = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ signal, pageParam }) =>
      call(communityApi.members, { query: { limit: LIMITS.pageDefault, offset: pageParam } }, { signal, retries: 1 }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore }: Page, pages: Page[]) =>
      hasMore ? pages.reduce((sum, { members }) => sum + members.length, 0) : undefined,
  })
  useEvent('follow.changed/1', ({ userId, isFollowing }) => showFollow(userId, isFollowing))
  useEvent('person.hidden/1', () => void queryClient.invalidateQueries({ queryKey: KEY }))

  if (people.isPending) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading active members')}</VisuallyHidden>
        <Skeleton lines={4} height="3.5rem" />
      </div>
    )
  }
  const [first] = people.data?.pages ?? []
  if (!first) {
    return (
      <Failure
        message={errorMessage(people.error, t('Active members could not be loaded'))}
        onRetry={() => void people.refetch()}
      />
    )
  }
  const members = [
    ...new Map(people.data?.pages.flatMap((page) => page.members.map((member) => [member.user.id, member] as const))).values(),
  ]
  return (
    <Stack>
      <ShowMe isShown={first.isShown} />
      {members.length === 0 ? (
        <Empty title={t('Nobody who was active lately wants to be seen here. That is all right.')} />
      ) : (
        <MemberList gap={3}>
          {members.map((member) => (
            <li key={member.user.id}>
              <PersonPicture user={member.user} />
              <Who>
                <NameLine>
                  <PersonLink user={member.user} />
                </NameLine>
                <small>{t('Last active: {{when}}', { when: relative(member.lastActiveAt) })}</small>
              </Who>
              {member.user.id === myId ? <small>{t('You')}</small> : renderFollow(member)}
            </li>
          ))}
        </MemberList>
      )}
      <LoadMore query={people} failure={t('Active members could not be loaded')} />
    </Stack>
  )
}

/** Nobody is listed who did not ask for it. */
function ShowMe({ isShown }: { isShown: boolean }) {
  const t = useT()
  const failed = useFailureToast()
  const show = useMutation({
    mutationFn: (wish: boolean) => call(communityApi.setVisibility, { body: { isShown: wish } }),
    onMutate: (wish) => changePages((page) => ({ ...page, isShown: wish })),
    onSuccess: ({ isShown: isNow }) => {
      failed.over()
      changePages((page) => ({ ...page, isShown: isNow }))
      toast.success(isNow ? t('You are shown among the active members') : t('You are not shown any more'))
      void queryClient.invalidateQueries({ queryKey: KEY })
    },
    onError: (error, wish) => {
      changePages((page) => ({ ...page, isShown: !wish }))
      failed(error, t('This could not be changed'))
    },
  })
  return (
    <Switch
      label={t('Show me here')}
      hint={t(
        'Members then see your name and when you were last active, to the hour. Only while you were active in the last 7 days.',
      )}
      checked={isShown}
      onChange={(event) => !show.isPending && show.mutate(event.target.checked)}
    />
  )
}

const MemberList = styled(List)`
  > li { display: flex; align-items: center; gap: ${space[3]}; min-block-size: 3rem; }
  small { font-size: ${font.size.s}; color: ${color.inkSoft}; }
`

const Who = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`
