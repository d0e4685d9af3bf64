import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { pagedQuery, updatePages } from '@worrystone/api-client/paged-query'
import { type ActiveMember, communityApi } from '@worrystone/contracts'
import { toast, useEvent } from '@worrystone/events'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { LoadMore, QueryView, useErrorToast } from '@worrystone/remote-kit/bundled'
import { Empty, List, Row, Skeleton, Stack, Switch, Text } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { NameLine, PersonLink, PersonPicture } from '../../shared/person-link.tsx'

const membersQuery = pagedQuery({
  queryKey: [communityApi.members.url],
  fetchPage: (page, options) => call(communityApi.members, { query: page }, options),
  itemsOf: ({ members }) => members,
  idOf: ({ user }) => user.id,
})
const { queryKey } = membersQuery
type Page = { members: ActiveMember[]; hasMore: boolean; isShown: boolean }

const changePages = (change: (page: Page) => Page) => queryClient.setQueryData(queryKey, updatePages(change))

/** Updates a follow at once, wherever it was made. */
export const showFollow = (userId: string, isFollowing: boolean) =>
  changePages((page) => ({
    ...page,
    members: page.members.map((member) => (member.user.id === userId ? { ...member, isFollowing } : member)),
  }))

type Props = { myId: string | null; renderFollow: (member: ActiveMember) => ReactNode }

/** Recently active members who have chosen to be listed. */
export function ActiveMembers({ myId, renderFollow }: Props) {
  const t = useT()
  const relative = useRelativeTime()
  const people = useInfiniteQuery(membersQuery)
  useEvent('follow.changed/1', ({ userId, isFollowing }) => showFollow(userId, isFollowing))
  useEvent('person.hidden/1', () => void queryClient.invalidateQueries({ queryKey }))

  const failure = t('Active members could not be loaded')
  return (
    <QueryView
      query={people}
      failure={failure}
      loading={t('Loading active members')}
      skeleton={<Skeleton lines={4} height="3.5rem" />}
    >
      {(members) => (
        <Stack>
          <ShowMe />
          {members.length === 0 ? (
            <Empty title={t('Nobody who was active lately wants to be seen here. That is all right.')} />
          ) : (
            <List gap={3}>
              {members.map((member) => (
                <Row as="li" wrap={false} key={member.user.id} style={{ minBlockSize: '3rem' }}>
                  <PersonPicture user={member.user} />
                  <Stack gap={0} grow>
                    <NameLine>
                      <PersonLink user={member.user} />
                    </NameLine>
                    <Text as="small" size="s" tone="inkSoft">
                      {t('Last active: {{when}}', { when: relative(member.lastActiveAt) })}
                    </Text>
                  </Stack>
                  {member.user.id === myId ? (
                    <Text as="small" size="s" tone="inkSoft">
                      {t('You')}
                    </Text>
                  ) : (
                    renderFollow(member)
                  )}
                </Row>
              ))}
            </List>
          )}
          <LoadMore query={people} failure={failure} />
        </Stack>
      )}
    </QueryView>
  )
}

/** Members are listed only by their own choice. */
function ShowMe() {
  const t = useT()
  const errorToast = useErrorToast()
  const { data: isShown } = useInfiniteQuery({ ...membersQuery, select: ({ pages }) => pages[0]?.isShown })
  const show = useMutation({
    mutationFn: (isListed: boolean) => call(communityApi.setVisibility, { body: { isShown: isListed } }),
    onMutate: (isListed) => changePages((page) => ({ ...page, isShown: isListed })),
    onSuccess: ({ isShown: isNow }) => {
      errorToast.dismiss()
      changePages((page) => ({ ...page, isShown: isNow }))
      toast.success(isNow ? t('You are shown among the active members') : t('You are not shown any more'))
      void queryClient.invalidateQueries({ queryKey })
    },
    onError: (error, isListed) => {
      changePages((page) => ({ ...page, isShown: !isListed }))
      errorToast.show(error, t('This could not be changed'))
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
