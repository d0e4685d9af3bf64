import { useMutation, useQuery } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { optimisticChange } from '@worrystone/api-client/optimistic-toggle'
import { type PracticeRating, type PracticeRatingForm, practiceApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'

const ENDPOINTS = {
  exercise: { read: practiceApi.exerciseRating, rate: practiceApi.rateExercise },
  technique: { read: practiceApi.techniqueRating, rate: practiceApi.rateTechnique },
}

/** A member's rating of an item. `ownRating` is undefined until it is loaded: an empty control would overwrite it. */
export function useOwnRating(kind: keyof typeof ENDPOINTS, id: string) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { read, rate } = ENDPOINTS[kind]
  const params = { id }
  const ownRatingQuery = query(read, { params })
  const { data: ownRating } = useQuery(ownRatingQuery)
  const { mutate } = useMutation(
    optimisticChange<PracticeRating, PracticeRatingForm>({
      mutationKey: ['own-rating', kind, id],
      state: ownRating ?? { effectiveness: null, isNotForMe: false },
      apply: (last, form) => ({ ...last, ...form }) as PracticeRating,
      show: (rating) => queryClient.setQueryData(ownRatingQuery.queryKey, rating),
      send: (body) => call(rate, { params, body }),
      onFailed: (error) => toast.error(errorMessage(error, t('That did not work. Please try again.')), { isRetryable: true }),
    }),
  )
  return { ownRating, rate: mutate }
}
