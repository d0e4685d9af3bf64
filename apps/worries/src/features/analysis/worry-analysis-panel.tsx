import { useMutation, useQuery } from '@tanstack/react-query'
import { type Post, QUOTA_MESSAGE } from '@worrystone/contracts'
import { useT, useTranslateMessage } from '@worrystone/i18n'
import { useUser } from '@worrystone/remote-kit/bundled'
import {
  Banner,
  Button,
  ButtonLink,
  Failure,
  icons,
  Row,
  SectionCard,
  Skeleton,
  Stack,
  Text,
  useOnline,
  VisuallyHidden,
} from '@worrystone/ui'
import { Link } from 'react-router-dom'
import type { Viewer } from '../../shared/viewer.ts'
import { accessQuery, analysisQuery, analyze, getProblem, getProblemMessage, setAnalysis } from './analysis.queries.ts'
import { AnalysisDetails } from './analysis-details.tsx'
import { AnalysisResult } from './analysis-result.tsx'

type Analysis = ReturnType<typeof useAnalysis>

/** The data of the panel, requested once for the whole page. */
export function useAnalysis(post: Post, viewer: Viewer) {
  const query = useQuery(analysisQuery(post))
  const isMember = viewer.status === 'signed-in'
  const access = useQuery({ ...accessQuery(post.id), enabled: isMember })
  const analyzing = useMutation({ mutationFn: () => analyze(post.id), onSuccess: setAnalysis })
  const error = analyzing.error ?? (query.data === undefined ? query.error : null)
  return {
    result: query.data ?? null,
    isLoading: query.isPending,
    isOutOfQuota: getProblem(error) === 'quota' || (isMember && access.data?.remainingToday === 0),
    /** Any error but an exhausted quota. */
    error: error && getProblem(error) !== 'quota' ? error : null,
    isAnalyzing: analyzing.isPending,
    canAnalyze: isMember && access.data?.canAnalyze !== false,
    // Not from `access`, which may be older than the analysis.
    canCorrect: isMember && post.isOwnPost,
    startAnalysis: () => analyzing.mutate(),
    retry: () => (analyzing.error ? analyzing.mutate() : void query.refetch()),
    hasAnalyzeFailed: analyzing.isError,
  }
}

type PanelProps = { post: Post; viewer: Viewer; analysis: Analysis; isWhole: boolean }

/** The Worry Analysis panel in each of its states. */
export function WorryAnalysisPanel(props: PanelProps) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  return (
    <SectionCard title={t('Worry Analysis')}>
      {props.analysis.isOutOfQuota && <Banner kind="warning">{translateMessage(QUOTA_MESSAGE)}</Banner>}
      <Body {...props} />
    </SectionCard>
  )
}

/** Who sees the figures: others would take them for a verdict. */
function useMaySeeFigures(post: Post): boolean {
  const user = useUser()
  return user !== null && (post.isOwnPost || user.role !== 'member')
}

function Body({ post, viewer, analysis, isWhole }: PanelProps) {
  const t = useT()
  const { result, error } = analysis
  const maySeeFigures = useMaySeeFigures(post)
  if (analysis.isLoading) {
    return (
      <div>
        <VisuallyHidden role="status">{t('Loading the analysis')}</VisuallyHidden>
        {/* As high as a result: in the aside, other parts are below it. */}
        <Skeleton lines={5} height="4.5rem" />
      </div>
    )
  }
  if (result) {
    return (
      <>
        {error && <ReanalysisFailed analysis={analysis} />}
        <AnalysisResult post={post} result={result} canCorrect={analysis.canCorrect} isWhole={isWhole}>
          {maySeeFigures && <AnalysisDetails result={result} retryButton={<ReanalyzeButton analysis={analysis} />} />}
        </AnalysisResult>
      </>
    )
  }
  if (error) return <AnalysisFailure analysis={analysis} />
  return <NotAnalyzed post={post} viewer={viewer} analysis={analysis} />
}

function ReanalyzeButton({ analysis }: { analysis: Analysis }) {
  const t = useT()
  if (!analysis.canAnalyze) return null
  return (
    <Row>
      <Button kind="quiet" size="s" disabled={analysis.isOutOfQuota} busy={analysis.isAnalyzing} onClick={analysis.startAnalysis}>
        <icons.RefreshCw size={16} />
        {t('Re-analyze')}
      </Button>
    </Row>
  )
}

function useProblem({ error, hasAnalyzeFailed }: Analysis) {
  const t = useT()
  const translateMessage = useTranslateMessage()
  return translateMessage(
    getProblemMessage(error, hasAnalyzeFailed ? t('Failed to analyze worry') : t('Failed to load analysis')),
  )
}

function AnalysisFailure({ analysis }: { analysis: Analysis }) {
  return <Failure message={useProblem(analysis)} onRetry={analysis.retry} />
}

/** The previous result stays below it. */
function ReanalysisFailed({ analysis }: { analysis: Analysis }) {
  const t = useT()
  const retryButton = (
    <Button kind="plain" size="s" busy={analysis.isAnalyzing} onClick={analysis.retry}>
      {t('Try Again')}
    </Button>
  )
  return (
    <Banner kind="danger" action={retryButton}>
      {useProblem(analysis)}
    </Banner>
  )
}

function NotAnalyzed({ post, viewer, analysis }: { post: Post; viewer: Viewer; analysis: Analysis }) {
  const t = useT()
  const isOnline = useOnline()
  return (
    <Stack align="start" tone="inkSoft">
      <Text>{t('This worry has not been analyzed yet. That happens by itself, a few seconds after it is shared.')}</Text>
      {analysis.canAnalyze && (
        <Button disabled={analysis.isOutOfQuota || !isOnline} busy={analysis.isAnalyzing} onClick={analysis.startAnalysis}>
          <icons.Sparkles size={18} />
          {t('Analyze This Worry')}
        </Button>
      )}
      {viewer.status === 'signed-out' && (
        <ButtonLink as={Link} kind="quiet" to={`/login?next=${encodeURIComponent(`/posts/${post.id}`)}`}>
          {t('Log in to have it analyzed now')}
        </ButtonLink>
      )}
    </Stack>
  )
}
