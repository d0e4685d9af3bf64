import { call } from '@worrystone/api-client'
import { preferencesApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Button, ButtonLink, Row, Stack, Text } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import type { FollowUpChoice } from './follow-up.queries.ts'

/** The response to an answer. Always rendered: a live region must exist before its text. */
export const FollowUpResponse = ({ choice }: { choice: FollowUpChoice | null }) => (
  <div role="status">{choice !== null && <Response choice={choice} />}</div>
)

function Response({ choice }: { choice: FollowUpChoice }) {
  const t = useT()
  const { hasRoute } = usePlatform()
  switch (choice) {
    case 'lighter':
      return <Text>{t('Good to hear that it is lighter.')}</Text>
    case 'same':
      return <Text>{t('Thank you. Some worries take their time.')}</Text>
    case 'heavier':
      return (
        <Stack gap={3}>
          <Text>{t('That is hard. You do not have to carry it by yourself.')}</Text>
          <Row gap={2}>
            <ButtonLink as={Link} kind="quiet" size="s" to="/help">
              {t('Need help now?')}
            </ButtonLink>
            {hasRoute('/wellness/exercises') && (
              <ButtonLink as={Link} kind="quiet" size="s" to="/wellness/exercises">
                {t('An exercise to breathe')}
              </ButtonLink>
            )}
          </Row>
        </Stack>
      )
    case 'stop':
      return <Stopped />
  }
}

/** Stops the question for this worry, or for all. */
function Stopped() {
  const t = useT()
  const { mutate, isPending, isSuccess } = useMutationWithToast({
    mutationFn: () => call(preferencesApi.update, { body: { followUpQuestions: false } }),
    failure: t('Failed to save your answer'),
  })
  if (isSuccess) return <Text>{t('You will not be asked about any worry. Your notification preferences can change that.')}</Text>
  return (
    <Row gap={2} justify="between">
      <Text>{t('We will not ask about this worry again.')}</Text>
      <Button kind="plain" size="s" busy={isPending} onClick={() => mutate()}>
        {t("Don't ask about any worry")}
      </Button>
    </Row>
  )
}
