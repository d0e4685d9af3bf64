import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { call, queryClient } from '@worrystone/api-client'
import { type OpenResourceReport, resourceEditingApi } from '@worrystone/contracts'
import { toast } from '@worrystone/events'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { LoadMore, QueryView, useErrorMessage } from '@worrystone/remote-kit/bundled'
import { Badge, Button, ButtonLink, color, Empty, font, List, Row, Skeleton, Stack, space, VisuallyHidden } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
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
            <ReportList divided gap={4}>
              {reports.map((report) => (
                <Report key={report.id} report={report} />
              ))}
            </ReportList>
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
  const errorMessage = useErrorMessage()
  const { code: language } = useLanguage()
  const close = useMutation({
    mutationFn: () => call(resourceEditingApi.close, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportsQuery(language).queryKey }),
    onError: (error) => toast.error(errorMessage(error, t('This could not be changed')), { isRetryable: true }),
  })
  return (
    <li>
      <Row gap={2}>
        {isHelpline && <Badge kind="support">{t('Crisis resource')}</Badge>}
        <Badge kind="accent">{names[problem]}</Badge>
      </Row>
      <b dir="auto">{title}</b>
      {details && <Details dir="auto">{details}</Details>}
      <small>
        <time dateTime={reportedAt}>{date(reportedAt)}</time>
      </small>
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
    </li>
  )
}

const ReportList = styled(List)`
  > li { display: flex; flex-direction: column; gap: ${space[2]}; }
  > li > b { font-family: ${font.serif}; font-size: ${font.size.l}; }
  small { color: ${color.inkSoft}; font-size: ${font.size.s}; }
`

const Details = styled.p`
  margin: 0;
  white-space: pre-line;
`
