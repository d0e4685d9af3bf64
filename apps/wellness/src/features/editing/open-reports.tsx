import { useInfiniteQuery } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { type OpenResourceReport, resourceEditingApi } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { LoadMore, QueryView, useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { Badge, Button, ButtonLink, Empty, List, Row, Skeleton, Stack, Text, VisuallyHidden } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { useProblemNames } from '../../shared/use-problem-names.ts'
import { reportsQuery } from './editing.queries.ts'

/** Reported problems of entries: helplines first, then the oldest. */
export function OpenReports() {
  const t = useT()
  const { code: language } = useLanguage()
  const list = useInfiniteQuery(reportsQuery(language))
  const failure = t('This part could not be loaded')
  return (
    <QueryView query={list} failure={failure} skeleton={<Skeleton lines={3} height="4.5rem" />}>
      {(reports) =>
        reports.length === 0 ? (
          <Empty title={t('Nothing is reported.')} />
        ) : (
          <Stack>
            <List divided gap={4}>
              {reports.map((report) => (
                <Report key={report.id} report={report} />
              ))}
            </List>
            <LoadMore query={list} failure={failure} />
          </Stack>
        )
      }
    </QueryView>
  )
}

function Report({ report: { id, resourceId, title, isHelpline, problem, details, reportedAt } }: { report: OpenResourceReport }) {
  const t = useT()
  const { date } = useFormat()
  const names = useProblemNames()
  const { code: language } = useLanguage()
  const close = useMutationWithToast({
    mutationFn: () => call(resourceEditingApi.close, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportsQuery(language).queryKey }),
    failure: t('This could not be changed'),
  })
  return (
    <Stack as="li" gap={2}>
      <Row gap={2}>
        {isHelpline && <Badge kind="support">{t('Crisis resource')}</Badge>}
        <Badge kind="accent">{names[problem]}</Badge>
      </Row>
      <Text as="b" size="l" serif dir="auto">
        {title}
      </Text>
      {details && (
        <Text preLine dir="auto">
          {details}
        </Text>
      )}
      <Text as="small" size="s" tone="inkSoft">
        <time dateTime={reportedAt}>{date(reportedAt)}</time>
      </Text>
      <Row gap={2}>
        <ButtonLink as={Link} to={`/resources/edit?entry=${resourceId}`} kind="quiet" size="s">
          {t('Look at the entry')}
          <VisuallyHidden>{title}</VisuallyHidden>
        </ButtonLink>
        <Button kind="plain" size="s" busy={close.isPending} onClick={() => close.mutate()}>
          {t('Close the report')}
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </Row>
    </Stack>
  )
}
