import { queryOptions } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type PeoplePage, type Post, supportApi } from '@worrystone/contracts'

const SHOWN = 3

/** The latest supporters of an own worry. A refetch keeps the previous ones. */
export const standingByQuery = ({ id, isOwnPost, supportCount }: Post) =>
  queryOptions<PeoplePage>({
    // A new supporter changes the count.
    queryKey: [supportApi.people.url, id, 'latest', supportCount],
    queryFn: ({ signal }) => call(supportApi.people, { params: { postId: id }, query: { limit: SHOWN } }, { signal }),
    enabled: isOwnPost && supportCount > 0,
    placeholderData: (previous, query) => (query?.queryKey[1] === id ? previous : undefined),
  })
