import { useQuery } from '@tanstack/react-query'
import * as z from '@worrystone/contracts/zod'
import { storedDay } from '@worrystone/forms'
import { Skeleton } from '@worrystone/ui'
import { useState } from 'react'
import { CompactRow, RowLink, RowText } from '../../shared/compact-row.tsx'
import { langOf } from '../../shared/own-language.ts'
import { dueFollowUpQuery } from './follow-up.queries.ts'
import { FollowUpQuestion } from './follow-up-question.tsx'

const StoredDismissal = z.object({ isPutAway: z.boolean() })

/** The question about one own worry, where the member begins. Nothing without one, and when it can't be loaded. */
export function FollowUpOffer({ userId }: { userId: string }) {
  const [memory] = useState(() => storedDay({ key: `worrystone_follow_up/${userId}`, schema: StoredDismissal }))
  const [isPutAway, setPutAway] = useState(() => memory.read()?.isPutAway ?? false)
  const { data, isLoading } = useQuery({ ...dueFollowUpQuery(), enabled: !isPutAway })
  if (isLoading) return <Skeleton height="9rem" />
  if (!data?.worry || isPutAway) return null
  const { worry } = data
  const close = () => {
    memory.write({ isPutAway: true })
    setPutAway(true)
  }
  return (
    <FollowUpQuestion postId={worry.id} onClose={close}>
      <CompactRow>
        <RowLink to={`/posts/${worry.id}`}>
          <RowText dir="auto" lang={langOf(worry)}>
            {worry.shortContent}
          </RowText>
        </RowLink>
      </CompactRow>
    </FollowUpQuestion>
  )
}
