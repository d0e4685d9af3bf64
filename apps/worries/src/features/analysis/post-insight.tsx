import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Slot } from '@worrystone/remote-kit'
import { ActionLink, icons, RevealInOrder } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { getPostState } from '../../shared/post-state.ts'
import type { Viewer } from '../../shared/viewer.ts'
import { useInsightEvents } from './analysis.queries.ts'
import { RelatedWorries } from './related-worries.tsx'
import { ResponseMetrics } from './response-metrics.tsx'
import { useAnalysis, WorryAnalysisPanel } from './worry-analysis-panel.tsx'

type Props = {
  post: Post
  viewer: Viewer
  /** On the analysis page itself: more similar worries, and no link to that page. */
  isWhole?: boolean
}

/** The analysis of a worry, its responses, and similar worries. */
export function PostInsight({ post, viewer, isWhole = false }: Props) {
  return getPostState(post) === 'published' ? <Insight post={post} viewer={viewer} isWhole={isWhole} /> : null
}

function Insight({ post, viewer, isWhole }: Required<Props>) {
  const t = useT()
  useInsightEvents(post.id)
  const analysis = useAnalysis(post, viewer)
  const isGentle = analysis.result?.isGentle ?? false
  return (
    <RevealInOrder gap={5}>
      <WorryAnalysisPanel post={post} viewer={viewer} analysis={analysis} isWhole={isWhole} />
      <ResponseMetrics post={post} isGentle={isGentle} />
      <Slot name="analysis.suggestions" with={{ isGentle }} />
      <RelatedWorries post={post} isGentle={isGentle} isWhole={isWhole} />
      {!isWhole && (
        <ActionLink as={Link} to={`/analysis/${post.id}`} target="_blank" rel="noopener">
          {t('Open the analysis in a new tab')}
          <icons.ArrowRight size={18} />
        </ActionLink>
      )}
    </RevealInOrder>
  )
}
