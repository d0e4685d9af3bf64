import { call } from '@worrystone/api-client'
import { profilesApi, SensitiveTopic, type User } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { session } from '@worrystone/session'
import { Card, Checkbox, Fieldset, Stack, Text } from '@worrystone/ui'

/** The topics whose worries are collapsed for this user. Each choice is saved at once. */
export function CollapsedTopics({ user }: { user: User }) {
  const t = useT()
  const save = useMutationWithToast({
    mutationFn: (foldTopics: SensitiveTopic[]) => call(profilesApi.update, { body: { foldTopics } }),
    scope: { id: 'collapsed-topics' },
    onSuccess: (changed) => session.setUser(changed),
    failure: t('This could not be saved'),
  })
  const labels: Record<SensitiveTopic, string> = {
    'self-harm': t('Self-harm'),
    eating: t('Eating and body'),
    abuse: t('Violence and abuse'),
    death: t('Death and grief'),
    substances: t('Alcohol and drugs'),
  }
  // Missing in the user of a shell from before topics existed.
  const topics = (save.isPending ? save.variables : user.foldTopics) ?? []
  const toggle = (topic: SensitiveTopic, isChosen: boolean) => {
    const others = topics.filter((each) => each !== topic)
    save.mutate(isChosen ? [...others, topic] : others)
  }
  return (
    <Card as="div">
      <Stack gap={3}>
        <Fieldset>
          <legend>{t('Topics to fold')}</legend>
          {SensitiveTopic.options.map((topic) => (
            <Checkbox
              key={topic}
              label={labels[topic]}
              checked={topics.includes(topic)}
              onChange={({ target }) => toggle(topic, target.checked)}
            />
          ))}
        </Fieldset>
        <Text size="s" tone="inkSoft">
          {t('Worries about these topics are folded for you until you open them. Saved at once, and seen by nobody else.')}
        </Text>
      </Stack>
    </Card>
  )
}
