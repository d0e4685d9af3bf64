import { useMutation, useQuery } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { unansweredApi, type WaitingOffer } from '@worrystone/contracts'

const offer = query(unansweredApi.waitingOffer, {})

/** The one worry that this member is asked to answer today; null when there is none, and after 'Not now'. The server remembers both. */
export function useUnansweredOffer() {
  // After an answer the cached offer is outdated.
  const { data, isLoading } = useQuery({ ...offer, gcTime: 0 })
  const { mutate: decline } = useMutation({
    mutationFn: () => call(unansweredApi.putOfferAway, {}),
    onMutate: () => queryClient.setQueryData<WaitingOffer>(offer.queryKey, { post: null }),
  })
  return { post: data?.post ?? null, isLoading, decline }
}
