import { useQuery } from '@tanstack/react-query'
import type { User } from '@worrystone/contracts'
import { useEvent } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useEffect, useState } from 'react'
import { firstStepsQuery } from './first-steps.queries.ts'
import { firstStepsStorage } from './first-steps-storage.ts'

export type Step = { to: string; label: string; isDone: boolean; onFollow?: () => void }

/** Older accounts get no first steps. */
const NEW_FOR_MS = 30 * 24 * 60 * 60_000

/** The first steps of a new person; undefined while unknown, after the last one, and once dismissed. */
export function useFirstSteps(user: User): {
  steps: Step[] | undefined
  isLoading: boolean
  putAway: () => void
} {
  const t = useT()
  const [memory] = useState(() => firstStepsStorage(user.id))
  const [remembered, setRemembered] = useState(memory.read)
  const isNew = Date.now() - Date.parse(user.createdAt) < NEW_FOR_MS
  const isShown = isNew && !remembered.isPutAway
  const { data, refetch, isLoading } = useQuery({ ...firstStepsQuery(), ...(!isShown && { enabled: false }) })
  useEvent('post.created/1', () => isShown && void refetch())

  const remember = (change: Parameters<typeof memory.add>[0]) => {
    memory.add(change)
    setRemembered(memory.read())
  }
  const steps = data && [
    { to: '/settings#verification', label: t('Verify your email'), isDone: user.emailVerified },
    { to: '/settings#profile', label: t('Choose a picture'), isDone: user.avatarUrl !== null },
    { to: '/feed?share=1', label: t('Share your first worry'), isDone: data.hasShared },
    { to: '/feed', label: t('Say a kind word to somebody'), isDone: data.hasHelped },
    {
      to: '/settings#notifications',
      label: t('Look at language and notifications'),
      isDone: remembered.hasSeenSettings ?? false,
      onFollow: () => remember({ hasSeenSettings: true }),
    },
  ]
  const isAllDone = steps?.every(({ isDone }) => isDone) ?? false
  // For good: a picture that is removed later does not bring the list back.
  useEffect(() => {
    if (isAllDone) memory.add({ isPutAway: true })
  }, [isAllDone, memory])
  return { steps: isShown && !isAllDone ? steps : undefined, isLoading, putAway: () => remember({ isPutAway: true }) }
}
