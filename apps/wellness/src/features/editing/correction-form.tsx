import { call, queryClient } from '@worrystone/api-client'
import {
  type EditableResource,
  type LanguageCode,
  ResourceCorrectionForm,
  ResourceCost,
  resourceEditingApi,
} from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useT } from '@worrystone/i18n'
import { Banner, Button, Card, Checkbox, Field, Options, Row, Select, Stack, TextArea, TextInput } from '@worrystone/ui'
import { useId } from 'react'
import { useCostNames } from '../../shared/use-cost-names.ts'
import { entryQuery, invalidateCorrected } from './editing.queries.ts'

type Props = { entry: EditableResource; language: LanguageCode }
type Values = { title: string; url: string; cost: string; description: string; isHidden: boolean; reason: string }

/** Corrects an entry. A field with the catalogue's value removes its correction. */
export function CorrectionForm({ entry, language }: Props) {
  const t = useT()
  const costs = useCostNames()
  const id = useId()
  const { resource, original } = entry
  const form = useForm<Values>({
    initial: toFormValues(entry),
    validate: (values) => schemaErrors(ResourceCorrectionForm, getChanges(entry, values)),
    onSubmit: async (values) => {
      const corrected = await call(resourceEditingApi.correct, {
        params: { id: resource.id },
        query: { language },
        body: getChanges(entry, values),
      })
      queryClient.setQueryData(entryQuery(resource.id, language).queryKey, corrected)
      invalidateCorrected()
      form.change({ reason: '' })
      toast.success(t('Saved. Everybody sees it within a minute.'))
    },
    onError: t('This could not be changed'),
  })
  const { values, errors } = form
  const catalogueHint = (value: string, catalogue: string | null) =>
    catalogue !== null && value.trim() !== catalogue ? t('In the catalogue: {{value}}', { value: catalogue }) : undefined

  return (
    <Card as="section" aria-labelledby={id}>
      <form {...form.form}>
        <Stack gap={5}>
          <h2 id={id}>{t('Correct this entry')}</h2>
          <Field label={t('Name')} hint={catalogueHint(values.title, original.title)} error={errors.title}>
            <TextInput dir="auto" {...form.field('title')} />
          </Field>
          <Field label={t('Address')} hint={catalogueHint(values.url, original.url)} error={errors.url}>
            <TextInput type="url" dir="ltr" {...form.field('url')} />
          </Field>
          <Field
            label={t('Description')}
            hint={catalogueHint(values.description, original.description) ?? t('In the language that you read now.')}
            error={errors.description}
          >
            <TextArea dir="auto" rows={4} {...form.field('description')} />
          </Field>
          <Field
            label={t('Cost')}
            hint={
              original.cost && values.cost !== original.cost
                ? t('In the catalogue: {{value}}', { value: costs[original.cost] })
                : undefined
            }
            error={errors.cost}
          >
            <Select {...form.field('cost')}>
              {original.cost === null && <option value="">{t('Not known')}</option>}
              <Options values={ResourceCost.options} names={costs} />
            </Select>
          </Field>
          <Checkbox
            label={t('Hide this entry from everybody')}
            checked={values.isHidden}
            onChange={({ target }) => form.change({ isHidden: target.checked })}
          />
          <Field label={t('Why?')} hint={t('Stands in the history.')} error={errors.reason}>
            <TextInput dir="auto" autoComplete="off" {...form.field('reason')} />
          </Field>
          {errors.form && <Banner kind="danger">{errors.form}</Banner>}
          <Row>
            <Button type="submit" busy={form.isBusy}>
              {t('Save the correction')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  )
}

const toFormValues = ({ resource, isHidden }: EditableResource): Values => ({
  title: resource.title,
  url: resource.url ?? '',
  cost: resource.cost ?? '',
  description: resource.description,
  isHidden,
  reason: '',
})

/** The fields that differ from the entry; null where they equal the catalogue's. */
function getChanges(entry: EditableResource, values: Values): ResourceCorrectionForm {
  const initial = toFormValues(entry)
  const { original } = entry
  const change = (name: 'title' | 'url' | 'cost' | 'description') => {
    const value = values[name].trim()
    return value === initial[name] ? {} : { [name]: value === (original[name] ?? '') ? null : value }
  }
  return {
    ...change('title'),
    ...change('url'),
    ...change('cost'),
    ...change('description'),
    ...(values.isHidden !== initial.isHidden && { isHidden: values.isHidden }),
    reason: values.reason,
  }
}
