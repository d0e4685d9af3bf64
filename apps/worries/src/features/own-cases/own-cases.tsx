import { useInfiniteQuery } from '@tanstack/react-query'
import type { OwnCase } from '@worrystone/contracts'
import { useRelativeTime, useT } from '@worrystone/i18n'
import { LoadMore, QueryView } from '@worrystone/remote-kit/bundled'
import { Badge, Button, Card, color, Empty, font, List, lazyComponent, Row, Skeleton, Stack, space } from '@worrystone/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useOwnCaseLabels } from './own-case-labels.ts'
import { ownCaseKey, ownCasesQuery } from './own-cases.queries.ts'

const AppealDialog = lazyComponent(async () => (await import('./appeal-dialog.tsx')).AppealDialog)

/** The outcomes of one's own reports, and decisions about one's own content, latest first. */
export function OwnCases({ userId }: { userId: string }) {
  const t = useT()
  const [appealed, setAppealed] = useState<OwnCase | null>(null)
  const query = useInfiniteQuery(ownCasesQuery)
  const failure = t('Your reports and decisions could not be loaded')
  return (
    <QueryView
      query={query}
      failure={failure}
      loading={t('Loading your reports and decisions')}
      skeleton={<Skeleton lines={3} height="7rem" />}
    >
      {(cases) =>
        cases.length === 0 ? (
          <Empty title={t('Nothing here: you reported nothing, and no moderator decided about anything of yours.')} />
        ) : (
          <>
            <List gap={4}>
              {cases.map((ownCase) => (
                <li key={ownCaseKey(ownCase)}>
                  <OwnCaseCard of={ownCase} onAppeal={() => setAppealed(ownCase)} />
                </li>
              ))}
            </List>
            <LoadMore query={query} failure={failure} />
            {appealed && <AppealDialog userId={userId} case={appealed} onClose={() => setAppealed(null)} />}
          </>
        )
      }
    </QueryView>
  )
}

/** For its reporter, removed content is gone. */
const isStillThere = ({ role, outcome }: OwnCase) => role === 'author' || (outcome !== 'remove' && outcome !== 'pause')

function OwnCaseCard({ of: ownCase, onAppeal }: { of: OwnCase; onAppeal: () => void }) {
  const t = useT()
  const relative = useRelativeTime()
  const getLabels = useOwnCaseLabels()
  const { title, outcome } = getLabels(ownCase)
  return (
    <Card>
      <CardContent gap={3}>
        <Head>
          <h2>{title}</h2>
          <time dateTime={ownCase.updatedAt}>{relative(ownCase.updatedAt)}</time>
        </Head>
        {ownCase.excerpt && <Excerpt dir="auto">{ownCase.excerpt}</Excerpt>}
        <p>{outcome}</p>
        {ownCase.outcomeReason && (
          <Reason>
            <b>{t('What the moderator wrote:')}</b> <span dir="auto">{ownCase.outcomeReason}</span>
          </Reason>
        )}
        {ownCase.appeal && <Appeal of={ownCase} />}
        <CaseFooter as="footer">
          {ownCase.canAppeal && (
            <Button kind="quiet" size="s" onClick={onAppeal}>
              {t('Ask for a second look')}
            </Button>
          )}
          {ownCase.postId && isStillThere(ownCase) && <Link to={`/posts/${ownCase.postId}`}>{t('Go to the worry')}</Link>}
        </CaseFooter>
      </CardContent>
    </Card>
  )
}

function Appeal({ of: { appeal, appealReason } }: { of: OwnCase }) {
  const t = useT()
  const outcomes = {
    open: t('You asked for a second look. It is waiting for a moderator.'),
    granted: t('After a second look the decision was taken back.'),
    refused: t('After a second look the decision stays.'),
  }
  return (
    <Reason>
      <Badge kind={appeal === 'open' ? 'accent' : 'calm'}>{t('Second look')}</Badge> {appeal && outcomes[appeal]}
      {appealReason && <span dir="auto"> {appealReason}</span>}
    </Reason>
  )
}

const CardContent = styled(Stack)`
  p { margin: 0; }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  > h2 { margin: 0; font-size: ${font.size.m}; }
  > time { font-size: ${font.size.s}; color: ${color.inkSoft}; }
`

const Excerpt = styled.blockquote`
  margin: 0;
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.line};
  font-family: ${font.serif};
  color: ${color.inkSoft};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Reason = styled.p`
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
  > b { color: ${color.ink}; }
`

const CaseFooter = styled(Row)`
  &:empty { display: none; }
  > a { display: inline-flex; align-items: center; min-block-size: 2.75rem; color: ${color.primaryInk}; font-weight: 650; }
`
