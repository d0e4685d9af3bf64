import { useMutation } from '@tanstack/react-query'
import { call } from '@worrystone/api-client'
import { type CaseDetail, moderationApi } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { isNotFound, useErrorMessage } from '@worrystone/remote-kit/bundled'
import {
  Badge,
  Banner,
  Button,
  Card,
  color,
  Failure,
  font,
  Heading,
  List,
  MetaRow,
  Row,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@worrystone/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useFailureToast } from '../../shared/failure-toast.ts'
import { CaseConcerns } from './case-concerns.tsx'
import { CaseDeadline } from './case-deadline.tsx'
import { CaseHistory } from './case-history.tsx'
import { useCaseLabels } from './case-labels.ts'
import { takeOverCase, useCase } from './cases.queries.ts'
import { AppealDecision, Decision } from './decision.tsx'
import { Notes } from './notes.tsx'
import { ReachOut } from './reach-out.tsx'
import { UrgentBadges } from './urgent-badges.tsx'

type Props = { caseId: string; userId: string }

/** One case with everything that was said, and what a moderator can do about it. */
export function CaseView({ caseId, userId }: Props) {
  const t = useT()
  const errorMessage = useErrorMessage()
  const { shown, hasChanged, showChange } = useCase(caseId)

  if (shown.isPending) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading the case')}</VisuallyHidden>
        <Skeleton lines={6} height="2rem" />
      </div>
    )
  }
  if (!shown.data) {
    return (
      <Failure
        message={
          isNotFound(shown.error) ? t('This case is not here') : errorMessage(shown.error, t('The case could not be loaded'))
        }
        onRetry={isNotFound(shown.error) ? undefined : () => void shown.refetch()}
      />
    )
  }
  const change = (
    <Button kind="plain" size="s" onClick={showChange}>
      {t('Show what is new')}
    </Button>
  )
  return (
    <Stack gap={5}>
      {hasChanged && (
        <Banner kind="info" action={change}>
          {t('Something was said or done about this case meanwhile.')}
        </Banner>
      )}
      <About detail={shown.data} />
      <Assignment detail={shown.data} userId={userId} />
      {shown.data.concerns.length > 0 && (
        <Section title={t('Worried about the author')}>
          <CaseConcerns detail={shown.data} />
        </Section>
      )}
      <Reports detail={shown.data} />
      {shown.data.isUrgent && shown.data.author && (
        <Section title={t('Reach out')}>
          <ReachOut key={shown.data.id} caseId={shown.data.id} />
        </Section>
      )}
      {shown.data.appeal && <Appeal detail={shown.data} userId={userId} />}
      <DecisionPart detail={shown.data} userId={userId} />
      <Section title={t('Notes for moderators')}>
        <Notes detail={shown.data} userId={userId} />
      </Section>
      <Section title={t('History')}>
        <CaseHistory events={shown.data.history} />
      </Section>
    </Stack>
  )
}

function About({ detail }: { detail: CaseDetail }) {
  const t = useT()
  const words = useCaseLabels()
  const { dateTime } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, kind, author, content, postId, moderationStatus } = detail
  const name = author ? author.displayName || author.username : t('This account is gone')
  // Whoever opened the case by the keyboard goes on reading here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case is another page to the reader
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id])
  return (
    <Card as="section" aria-labelledby={`${id}-about`}>
      <Body>
        <Title ref={heading} tabIndex={-1} id={`${id}-about`}>
          {kind === 'person' ? t('About {{name}}', { name }) : t('{{kind}} from {{name}}', { kind: words.kinds[kind], name })}
        </Title>
        <Row gap={2}>
          <UrgentBadges of={detail} />
          <Badge kind={detail.state === 'open' ? 'accent' : detail.state === 'in_work' ? 'support' : 'calm'}>
            {words.states[detail.state]}
          </Badge>
          {moderationStatus && <Badge>{words.statuses[moderationStatus]}</Badge>}
          {detail.screening.map((reason) => (
            <Badge key={reason}>{words.screening[reason]}</Badge>
          ))}
        </Row>
        {kind !== 'person' && (content === null ? <p>{t('What was here is gone')}</p> : <Words dir="auto">{content}</Words>)}
        <Facts gap={4}>
          <span>{t('Opened on {{when}}', { when: dateTime(detail.createdAt) })}</span>
          <CaseDeadline of={detail} />
          {postId && <Link to={`/posts/${postId}`}>{t('Go to the worry')}</Link>}
          {detail.isUrgent && <Link to="/moderation/urgent-cases">{t('What you may and may not do')}</Link>}
        </Facts>
      </Body>
    </Card>
  )
}

/** Who works on it: taken, so that no two do, and given back. */
function Assignment({ detail, userId }: { detail: CaseDetail; userId: string }) {
  const t = useT()
  const failed = useFailureToast()
  const { id, assignee, state } = detail
  const isMine = assignee?.id === userId
  const assign = useMutation({
    mutationFn: (wish: boolean) => call(moderationApi.assign, { params: { id }, body: { isMine: wish } }),
    onSuccess: (answer) => {
      failed.over()
      takeOverCase(answer)
    },
    onError: (error) => failed(error, t('This could not be changed')),
  })
  const isOpen = state === 'open' || state === 'in_work' || detail.appeal === 'open'
  return (
    <Row justify="between">
      <span>
        {isMine
          ? t('This case is in your hands.')
          : assignee
            ? t('This case is in the hands of {{name}}.', { name: assignee.displayName || assignee.username })
            : t('Nobody works on this case yet.')}
      </span>
      {isOpen && (
        <Button kind={isMine ? 'quiet' : 'primary'} size="s" busy={assign.isPending} onClick={() => assign.mutate(!isMine)}>
          {isMine ? t('Give it back') : t('Take this case')}
        </Button>
      )}
    </Row>
  )
}

function Reports({ detail: { reports } }: { detail: CaseDetail }) {
  const t = useT()
  const words = useCaseLabels()
  const { dateTime } = useFormat()
  if (reports.length === 0) return null
  return (
    <Section title={t('Reports')}>
      <List gap={4}>
        {reports.map(({ id, reporter, reason, details, createdAt }) => (
          <li key={id}>
            <b>{words.reasons[reason]}</b>
            {details && <Words dir="auto">{details}</Words>}
            <Facts gap={4}>
              <bdi>{reporter.displayName || reporter.username}</bdi>
              <time dateTime={createdAt}>{dateTime(createdAt)}</time>
            </Facts>
          </li>
        ))}
      </List>
    </Section>
  )
}

function DecisionPart({ detail, userId }: { detail: CaseDetail; userId: string }) {
  const t = useT()
  const { outcome, outcomeReason, state, kind, id } = detail
  const { outcomes } = useCaseLabels()
  const isUndecided = state === 'open' || state === 'in_work'
  const [wasUndecided] = useState(isUndecided)
  if (isUndecided) {
    return (
      <Section title={t('Decide')}>
        <Decision key={id} id={id} kind={kind} userId={userId} />
      </Section>
    )
  }
  return (
    <Section title={t('Decision')} takesFocus={wasUndecided}>
      <p>
        <b>{outcome && outcomes[outcome]}</b>
      </p>
      {outcomeReason && <Words dir="auto">{outcomeReason}</Words>}
    </Section>
  )
}

function Appeal({ detail, userId }: { detail: CaseDetail; userId: string }) {
  const t = useT()
  const { appeal, appealText, appealReason, id, isDecidedByViewer } = detail
  const [wasOpen] = useState(appeal === 'open')
  return (
    <Section title={t('Second look')} takesFocus={wasOpen && appeal !== 'open'}>
      {appealText && <Words dir="auto">{appealText}</Words>}
      {appeal === 'open' ? (
        <>
          {isDecidedByViewer && (
            <Banner kind="info">
              {t('You decided this case. Somebody else has to look at it now, where there is somebody else.')}
            </Banner>
          )}
          <AppealDecision key={id} id={id} userId={userId} />
        </>
      ) : (
        <>
          <p>
            <b>{appeal === 'granted' ? t('The decision was taken back.') : t('The decision stays.')}</b>
          </p>
          {appealReason && <Words dir="auto">{appealReason}</Words>}
        </>
      )}
    </Section>
  )
}

type SectionProps = {
  title: string
  /** The form that had the focus is done with: go on reading at its outcome. */
  takesFocus?: boolean
  children: ReactNode
}

function Section({ title, takesFocus = false, children }: SectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Card as="section" aria-labelledby={id}>
      <Body>
        <Title as="h3" ref={heading} tabIndex={takesFocus ? -1 : undefined} id={id}>
          {title}
        </Title>
        {children}
      </Body>
    </Card>
  )
}

const Body = styled(Stack)`
  > p { margin: 0; }
`

const Title = styled(Heading)`
  outline-offset: 4px;
`

const Words = styled.p`
  margin: 0;
  max-inline-size: 68ch;
  font-family: ${font.serif};
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Facts = styled(MetaRow)`
  > a { display: inline-flex; align-items: center; min-block-size: 2.75rem; color: ${color.primaryInk}; font-weight: 650; }
`
