import { useQuery } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { languagesApi } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Card, Switch } from '@worrystone/ui'

/** Whether own comments on worries with a limited audience may be translated. Nothing where the site has no translation service. */
export function TranslationSwitch() {
  const t = useT()
  const setting = query(languagesApi.translation, {})
  const { data } = useQuery(setting)
  const save = useMutationWithToast({
    scope: { id: 'translation' },
    mutationFn: (isAllowed: boolean) => call(languagesApi.allowTranslation, { body: { isAllowed } }),
    onSuccess: (changed) => queryClient.setQueryData(setting.queryKey, changed),
    failure: t('This could not be saved'),
  })
  if (!data?.isOffered) return null
  return (
    <Card as="div">
      <Switch
        label={t('Others may translate what I write below worries for friends')}
        hint={t(
          'For a translation the text goes to a service that this site uses, without your name. Public texts can always be translated.',
        )}
        checked={save.isPending ? save.variables : data.isAllowed}
        onChange={({ target }) => save.mutate(target.checked)}
      />
    </Card>
  )
}
