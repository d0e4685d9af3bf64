import { useQuery } from '@tanstack/react-query'
import { call, query, queryClient } from '@worrystone/api-client'
import { type HiddenWords as Hidden, HiddenWordsPeriod, HiddenWordsReach, hiddenWordsApi } from '@worrystone/contracts'
import { schemaErrors, useForm } from '@worrystone/forms'
import { useFormat, useT } from '@worrystone/i18n'
import { QueryView, useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Button, Card, Field, Grid, Heading, List, Options, Row, Select, Skeleton, Stack, Text, TextInput } from '@worrystone/ui'
import { type MouseEvent, useId, useRef } from 'react'
import { FormError } from '../../shared/form-error.tsx'
import { NameColumn } from '../../shared/person-link.tsx'
import { useSubheadingLevel } from '../../shared/use-subheading-level.ts'

const wordsQuery = () => query(hiddenWordsApi.list, {})

/** Lists of other pages contain or lack these words: they are refetched. */
function showWords(update: (words: Hidden[]) => Hidden[]) {
  void queryClient.invalidateQueries()
  queryClient.setQueryData(wordsQuery().queryKey, (shown) => shown && { words: update(shown.words) })
}

/** The words that the user does not want to read, each with where and until when. Saved at once. */
export function HiddenWords() {
  const t = useT()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const words = useQuery(wordsQuery())
  const level = useSubheadingLevel()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <div>
          <Heading as="h3" id={id} ref={heading} tabIndex={-1} aria-level={level} style={{ outline: 'none' }}>
            {t('Words you do not want to read')}
          </Heading>
          <Text size="s" tone="inkSoft" style={{ marginBlock: '0.25rem 0' }}>
            {t(
              'What others write with these words stays out of your sight. Nobody learns of it, and your own worries always stay.',
            )}
          </Text>
        </div>
        <AddForm />
        <QueryView query={words} failure={t('The hidden words could not be loaded')} skeleton={<Skeleton height="3rem" />}>
          {({ words: hidden }) =>
            hidden.length === 0 ? (
              <Text tone="inkSoft">{t('You hide no words.')}</Text>
            ) : (
              <List divided gap={2}>
                {hidden.map((each) => (
                  <HiddenRow key={each.id} hidden={each} onRemoved={() => heading.current?.focus({ preventScroll: true })} />
                ))}
              </List>
            )
          }
        </QueryView>
      </Stack>
    </Card>
  )
}

function useReachNames(): Record<HiddenWordsReach, string> {
  const t = useT()
  return { feed: t('In the feed'), comments: t('In the feed and comments'), everywhere: t('Everywhere') }
}

type Values = { words: string; reach: HiddenWordsReach; period: HiddenWordsPeriod }

function AddForm() {
  const t = useT()
  const reaches = useReachNames()
  const periods: Record<HiddenWordsPeriod, string> = {
    day: t('For a day'),
    week: t('For a week'),
    month: t('For 30 days'),
    always: t('Always'),
  }
  const form = useForm<Values>({
    initial: { words: '', reach: 'everywhere', period: 'always' },
    validate: (values) => schemaErrors(hiddenWordsApi.add.body, values),
    onSubmit: async (body) => {
      const added = await call(hiddenWordsApi.add, { body })
      form.markSaved(body)
      showWords((shown) => [added, ...shown.filter(({ id }) => id !== added.id)])
      return undefined
    },
    onError: t('This could not be saved'),
  })
  return (
    <Stack as="form" gap={3} {...form.form}>
      <FormError errors={form.errors} />
      <Field
        label={t('Word or phrase')}
        hint={t('Whole words. Capitals and accents make no difference.')}
        error={form.errors.words}
      >
        <TextInput {...form.field('words')} maxLength={60} autoComplete="off" />
      </Field>
      <Grid min="9rem" gap={3}>
        <Field label={t('Where')}>
          <Select {...form.field('reach')}>
            <Options values={HiddenWordsReach.options} names={reaches} />
          </Select>
        </Field>
        <Field label={t('How long')}>
          <Select {...form.field('period')}>
            <Options values={HiddenWordsPeriod.options} names={periods} />
          </Select>
        </Field>
      </Grid>
      <Row justify="end">
        <Button type="submit" kind="quiet" busy={form.isBusy}>
          {t('Hide it')}
        </Button>
      </Row>
    </Stack>
  )
}

function HiddenRow({ hidden: { id, words, reach, until }, onRemoved }: { hidden: Hidden; onRemoved: () => void }) {
  const t = useT()
  const reaches = useReachNames()
  const { dateTime } = useFormat()
  const remove = useMutationWithToast({
    mutationFn: () => call(hiddenWordsApi.remove, { params: { id } }),
    onSuccess: () => showWords((shown) => shown.filter((each) => each.id !== id)),
    failure: t('This could not be saved'),
  })
  function onRemove({ currentTarget }: MouseEvent) {
    // The row is removed: the focus moves to the next one.
    const row = currentTarget.closest('li')
    const next = (row?.nextElementSibling ?? row?.previousElementSibling) as HTMLElement | null
    if (next) next.focus({ preventScroll: true })
    else onRemoved()
    remove.mutate()
  }
  return (
    <Row as="li" wrap={false} tabIndex={-1}>
      <NameColumn>
        <b>
          <bdi>{words}</bdi>
        </b>
        <small>
          {reaches[reach]}
          {until && ` · ${t('until {{time}}', { time: dateTime(until) })}`}
        </small>
      </NameColumn>
      <Button kind="quiet" size="s" aria-label={t('Show again: {{words}}', { words })} busy={remove.isPending} onClick={onRemove}>
        {t('Show again')}
      </Button>
    </Row>
  )
}
