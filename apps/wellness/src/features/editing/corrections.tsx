import { useInfiniteQuery } from '@tanstack/react-query'
import { personName } from '@worrystone/community-ui'
import type { ResourceChange } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { LoadMore, QueryView } from '@worrystone/remote-kit/bundled'
import { Empty, List, Skeleton, Stack, Text, TextLink } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { useCostNames } from '../../shared/use-cost-names.ts'
import { changesQuery } from './editing.queries.ts'

/** The corrections, newest first. */
export function Corrections() {
  const t = useT()
  const { code: language } = useLanguage()
  const list = useInfiniteQuery(changesQuery(language))
  const failure = t('This part could not be loaded')
  return (
    <QueryView query={list} failure={failure} skeleton={<Skeleton lines={3} height="2.75rem" />}>
      {(changes) =>
        changes.length === 0 ? (
          <Empty title={t('Nothing has been corrected so far.')} />
        ) : (
          <Stack>
            <List divided>
              {changes.map((change) => (
                <CorrectionItem key={change.id} change={change} />
              ))}
            </List>
            <LoadMore query={list} failure={failure} />
          </Stack>
        )
      }
    </QueryView>
  )
}

function CorrectionItem({ change: { resourceId, title, by, fields, reason, at } }: { change: ResourceChange }) {
  const t = useT()
  const { date } = useFormat()
  const describeField = useDescribeField()
  return (
    <Stack as="li" gap={1}>
      <div>
        <TextLink as={Link} to={`/resources/edit?entry=${resourceId}`} dir="auto">
          {title}
        </TextLink>
      </div>
      {fields.map((field) => (
        <span key={`${field.field} ${field.language}`} dir="auto">
          {describeField(field)}
        </span>
      ))}
      <i dir="auto">{reason}</i>
      <Text as="small" size="s" tone="inkSoft">
        <bdi>{by ? personName(by) : t('An account that is gone')}</bdi>
        {' · '}
        <time dateTime={at}>{date(at)}</time>
      </Text>
    </Stack>
  )
}

/** One changed field as a sentence. */
function useDescribeField() {
  const t = useT()
  const costs = useCostNames()
  const { locale } = useLanguage()
  const languageNames = new Intl.DisplayNames(locale, { type: 'language' })
  const names = { title: t('Name'), url: t('Address'), cost: t('Cost') }
  return ({ field, language, to }: ResourceChange['fields'][number]): string => {
    if (field === 'isHidden') return to ? t('Hidden from everybody') : t('Shown again')
    const name =
      field === 'description'
        ? t('Description in {{language}}', { language: languageNames.of(language ?? 'en') ?? '' })
        : names[field]
    if (to === null) return t('{{field}}: as in the catalogue again', { field: name })
    const value = field === 'cost' ? (costs[to as keyof typeof costs] ?? to) : to
    return t('{{field}}: {{value}}', { field: name, value: String(value) })
  }
}
