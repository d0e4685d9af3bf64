import { type ResourceList, ResourceListName } from '@worrystone/contracts'
import { useForm, wrongFields } from '@worrystone/forms'
import { useLanguage, useT, useTranslateMessage } from '@worrystone/i18n'
import { Field, FormDialog, TextInput } from '@worrystone/ui'
import { useSaveList } from './use-save-list.ts'

/** Asks for another name. */
export function RenameList({ list, onClose }: { list: ResourceList; onClose: () => void }) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  const { code: language } = useLanguage()
  const save = useSaveList(language)
  const form = useForm({
    initial: { name: list.name },
    check: (values) => wrongFields(ResourceListName, values),
    send: async ({ name }) => {
      save.mutate({ ...list, name: name.trim() })
      onClose()
      return undefined
    },
  })
  const { problems } = form
  return (
    <FormDialog title={t('Rename')} verb={t('Save')} isBusy={form.isBusy} form={form.form} onClose={onClose}>
      <Field label={t('Name of the list')} error={problems.name && translateMessage(problems.name)}>
        <TextInput dir="auto" autoComplete="off" {...form.field('name')} />
      </Field>
    </FormDialog>
  )
}
