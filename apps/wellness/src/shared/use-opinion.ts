import { useMutation, useQuery } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { type PracticeRating, type PracticeRatingForm, practiceApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'

const ENDPOINTS = {
  exercise: { read: practiceApi.exerciseRating, rate: practiceApi.rateExercise },
  technique: { read: practiceApi.techniqueRating, rate: practiceApi.rateTechnique },
}

/**
 * A member's rating of an item, with optimistic updates and rollback. `opinion` is undefined until it is loaded: an empty control would
 * overwrite it.
 */
export function useOpinion(kind: keyof typeof ENDPOINTS, id: string) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { read, rate } = ENDPOINTS[kind]
  const params = { id }
  const opinionQuery = query(read, { params })
  const { data: opinion } = useQuery(opinionQuery)
  const mutation = useMutation({
    scope: { id: `opinion/${kind}/${id}` },
    mutationFn: (body: PracticeRatingForm) => call(rate, { params, body }),
    onMutate: (body) => {
      const before = queryClient.getQueryData<PracticeRating>(opinionQuery.queryKey)
      if (before) queryClient.setQueryData<PracticeRating>(opinionQuery.queryKey, { ...before, ...body } as PracticeRating)
      return before
    },
    onSuccess: (saved) => queryClient.setQueryData(opinionQuery.queryKey, saved),
    onError: (error, _, before) => {
      queryClient.setQueryData(opinionQuery.queryKey, before)
      toast.error(errorMessage(error, t('That did not work. Please try again.')), { isRetryable: true })
    },
  })
  return { opinion, rate: mutation.mutate }
}
