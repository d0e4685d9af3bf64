import { call } from '@worrystone/api-client'
import { type FollowUpAnswer, followUpsApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Button, Heading, Panel, Row, Stack, Text } from '@worrystone/ui'
import { type ReactNode, useId, useState } from 'react'
import { type FollowUpChoice, setFollowUps } from './follow-up.queries.ts'
import { FollowUpResponse } from './follow-up-response.tsx'
import { useAnswerNames } from './use-answer-names.ts'

type Props = {
  postId: string
  /** The worry, where the page does not show it. */
  children?: ReactNode
  /** Dismisses the question for today. */
  onClose?: () => void
}

/** The question 'How is it now?' about an own worry. */
export function FollowUpQuestion({ postId, children, onClose }: Props) {
  const t = useT()
  const id = useId()
  const names = useAnswerNames()
  const [choice, setChoice] = useState<FollowUpChoice | null>(null)
  const params = { id: postId }
  const { mutate, isPending } = useMutationWithToast({
    mutationFn: (next: FollowUpChoice) =>
      next === 'stop' ? call(followUpsApi.stop, { params }) : call(followUpsApi.answer, { params, body: { answer: next } }),
    onSuccess: (followUps, next) => {
      setChoice(next)
      setFollowUps(postId, followUps)
    },
    failure: t('Failed to save your answer'),
  })
  const isStopped = choice === 'stop'
  return (
    <Panel as="section" tone="primarySoft" aria-labelledby={id} tabIndex={-1} style={{ outline: 'none' }}>
      <Stack gap={3}>
        <Heading id={id} size="l">
          {t('How is it now?')}
        </Heading>
        {children}
        {!isStopped && (
          <Row gap={2} role="group" aria-labelledby={id}>
            {(Object.keys(names) as FollowUpAnswer[]).map((answer) => (
              <Button
                key={answer}
                kind={choice === answer ? 'primary' : 'quiet'}
                size="s"
                aria-pressed={choice === answer}
                onClick={() => !isPending && mutate(answer)}
              >
                {names[answer]}
              </Button>
            ))}
          </Row>
        )}
        <FollowUpResponse choice={choice} />
        {choice === null && (
          <Row gap={2} justify="between">
            <Text size="s">{t('Only you see your answer, unless you decide otherwise.')}</Text>
            <Row gap={0}>
              {onClose && (
                <Button kind="plain" size="s" onClick={onClose}>
                  {t('Not now')}
                </Button>
              )}
              <Button
                kind="plain"
                size="s"
                onClick={(event) => {
                  // The button is removed: the focus stays in the section.
                  event.currentTarget.closest('section')?.focus({ preventScroll: true })
                  if (!isPending) mutate('stop')
                }}
              >
                {t("Don't ask")}
              </Button>
            </Row>
          </Row>
        )}
      </Stack>
    </Panel>
  )
}
