import { useMutation, useQuery } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { type Opinion, type OpinionForm, practiceApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'

const CALLS = {
  exercise: { read: practiceApi.exerciseOpinion, judge: practiceApi.judgeExercise },
  technique: { read: practiceApi.techniqueOpinion, judge: practiceApi.judgeTechnique },
}

/**
 * What a member thinks of an item. A change shows at once and goes back where the server refuses it. `opinion` is undefined until it was
 * read: a choice that shows as none would be written over.
 */
export function useOpinion(kind: keyof typeof CALLS, id: string) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { read, judge } = CALLS[kind]
  const params = { id }
  const own = query(read, { params })
  const { data: opinion } = useQuery(own)
  const mutation = useMutation({
    scope: { id: `opinion/${kind}/${id}` },
    mutationFn: (body: OpinionForm) => call(judge, { params, body }),
    onMutate: (body) => {
      const before = queryClient.getQueryData<Opinion>(own.queryKey)
      if (before) queryClient.setQueryData<Opinion>(own.queryKey, { ...before, ...body } as Opinion)
      return before
    },
    onSuccess: (saved) => queryClient.setQueryData(own.queryKey, saved),
    onError: (error, _, before) => {
      queryClient.setQueryData(own.queryKey, before)
      toast.error(errorMessage(error, t('That did not work. Please try again.')), { isRetryable: true })
    },
  })
  return { opinion, judge: mutation.mutate }
}
