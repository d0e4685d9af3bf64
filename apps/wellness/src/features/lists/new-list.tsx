import type { LanguageCode, ResourceList } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Banner, Button, Field, Row, Stack, TextInput } from '@worrystone/ui'
import { useAddList } from './use-add-list.ts'

type Props = { language: LanguageCode; resourceId?: string; onAdded: (list: ResourceList) => void }

/** Creates a list, optionally with an entry. */
export function NewList(props: Props) {
  const t = useT()
  const form = useAddList(props)
  const { errors } = form
  return (
    <form {...form.form}>
      <Stack gap={3}>
        <Field label={t('Name of a new list')} error={errors.name}>
          <TextInput dir="auto" autoComplete="off" {...form.field('name')} />
        </Field>
        {errors.form && <Banner kind="danger">{errors.form}</Banner>}
        <Row>
          <Button type="submit" kind="quiet" busy={form.isBusy}>
            {t('Make this list')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
