import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { profilesApi, SensitiveTopic, type User } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { useErrorMessage } from '@worrystone/remote-kit/bundled'
import { session } from '@worrystone/session'
import { Card, Checkbox, color, Fieldset, font, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The topics whose worries are collapsed for this user. Each choice is saved at once. */
export function FoldTopics({ user }: { user: User }) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const save = useMutation({
    mutationFn: (foldTopics: SensitiveTopic[]) => call(profilesApi.update, { body: { foldTopics } }),
    scope: { id: 'fold-topics' },
    onSuccess: (changed) => session.setUser(changed),
    onError: (error) => toast.error(errorMessage(error, t('This could not be saved')), { isRetryable: true }),
  })
  const words: Record<SensitiveTopic, string> = {
    'self-harm': t('Self-harm'),
    eating: t('Eating and body'),
    abuse: t('Violence and abuse'),
    death: t('Death and grief'),
    substances: t('Alcohol and drugs'),
  }
  // Missing in the user of a shell from before topics existed.
  const chosen = (save.isPending ? save.variables : user.foldTopics) ?? []
  const withTopic = (topic: SensitiveTopic, isChosen: boolean) =>
    isChosen ? [...chosen.filter((one) => one !== topic), topic] : chosen.filter((one) => one !== topic)
  return (
    <Card as="div">
      <Fieldset>
        <legend>{t('Topics to fold')}</legend>
        {SensitiveTopic.options.map((topic) => (
          <Checkbox
            key={topic}
            label={words[topic]}
            checked={chosen.includes(topic)}
            onChange={(event) => save.mutate(withTopic(topic, event.target.checked))}
          />
        ))}
      </Fieldset>
      <Hint>
        {t('Worries about these topics are folded for you until you open them. Saved at once, and seen by nobody else.')}
      </Hint>
    </Card>
  )
}

const Hint = styled.p`
  margin: 0;
  margin-block-start: ${space[3]};
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`
