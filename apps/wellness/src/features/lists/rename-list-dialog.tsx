import { type ResourceList, ResourceListName } from '@worrystone/contracts'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useLanguage, useT } from '@worrystone/i18n'
import { Field, FormDialog, TextInput } from '@worrystone/ui'
import { useSaveList } from './use-save-list.ts'

/** Renames a list. */
export function RenameListDialog({ list, onClose }: { list: ResourceList; onClose: () => void }) {
  const t = useT()
  const { code: language } = useLanguage()
  const save = useSaveList(language)
  const form = useForm({
    initial: { name: list.name },
    validate: (values) => schemaErrors(ResourceListName, values),
    onSubmit: async ({ name }) => {
      save.mutate({ ...list, name: name.trim() })
      onClose()
    },
  })
  return (
    <FormDialog title={t('Rename')} verb={t('Save')} isBusy={form.isBusy} form={form.form} onClose={onClose}>
      <Field label={t('Name of the list')} error={form.errors.name}>
        <TextInput dir="auto" autoComplete="off" {...form.field('name')} />
      </Field>
    </FormDialog>
  )
}
