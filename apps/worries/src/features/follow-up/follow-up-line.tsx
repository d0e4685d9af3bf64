import { call } from '@worrystone/api-client'
import { type FollowUpAnswer, type FollowUps, followUpsApi, type Post } from '@worrystone/contracts'
import { useFormat, useLanguage, useT } from '@worrystone/i18n'
import { useToggleWithToast } from '@worrystone/remote-kit/bundled'
import { color, font, SectionCard, Switch, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { setFollowUps } from './follow-up.queries.ts'
import { useAnswerNames } from './use-answer-names.ts'

type Props = { post: Post; followUps: FollowUps }

/** How a worry went on, as a small line with its words below. Its author chooses who sees it. */
export function FollowUpLine({ post, followUps }: Props) {
  const t = useT()
  const { date } = useFormat()
  const names = useAnswerNames()
  const { answers } = followUps
  return (
    <SectionCard title={t('How it went on')} size="l" gap={3}>
      <Line answers={answers.map(({ answer }) => answer)} />
      <Points>
        <li>
          <span>{t('Shared')}</span>
          {post.publishedAt && <time dateTime={post.publishedAt}>{date(post.publishedAt)}</time>}
        </li>
        {answers.map(({ answer, answeredAt }) => (
          <li key={answeredAt}>
            <span>{names[answer]}</span>
            <time dateTime={answeredAt}>{date(answeredAt)}</time>
          </li>
        ))}
      </Points>
      {post.isOwnPost && <SharingSwitch post={post} followUps={followUps} />}
    </SectionCard>
  )
}

function SharingSwitch({ post: { id, privacyLevel }, followUps }: Props) {
  const t = useT()
  const toggle = useToggleWithToast({
    mutationKey: [followUpsApi.share.url, id],
    state: { isOn: followUps.isShared, count: 0 },
    show: ({ isOn }) => setFollowUps(id, { ...followUps, isShared: isOn }),
    send: async (isShared) => {
      const saved = await call(followUpsApi.share, { params: { id }, body: { isShared } })
      return { isOn: saved.isShared, count: 0 }
    },
    failure: t('Failed to save your answer'),
  })
  // Nobody else sees the worry.
  if (privacyLevel === 'private') return null
  return (
    <Switch
      label={t('Show this line to whoever sees the worry')}
      hint={followUps.isShared ? t('Whoever may see this worry sees the line too.') : t('Only you see this line.')}
      checked={followUps.isShared}
      onChange={toggle}
    />
  )
}

const STEP = 72
const HEIGHT = 56
const MARGIN = 8
const RISE: Record<FollowUpAnswer, number> = { lighter: 1, same: 0, heavier: -1 }

/** Upwards is lighter. The words below say the same. */
function Line({ answers }: { answers: FollowUpAnswer[] }) {
  const isMirrored = useLanguage().direction === 'rtl'
  const levels = [0]
  for (const answer of answers) levels.push((levels.at(-1) ?? 0) + RISE[answer])
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)]
  const yOf = (level: number) =>
    highest === lowest ? HEIGHT / 2 : MARGIN + ((highest - level) / (highest - lowest)) * (HEIGHT - 2 * MARGIN)
  const points = levels.map((level, at) => ({ x: MARGIN + at * STEP, y: yOf(level) }))
  const width = (levels.length - 1) * STEP + 2 * MARGIN
  return (
    <Drawing
      aria-hidden="true"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      style={isMirrored ? { transform: 'scaleX(-1)' } : undefined}
    >
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={5} />
      ))}
    </Drawing>
  )
}

const Drawing = styled.svg`
  max-inline-size: 100%;
  polyline { fill: none; stroke: ${color.primary}; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
  circle { fill: ${color.primary}; }
  @media (forced-colors: active) { polyline { stroke: CanvasText; } circle { fill: CanvasText; } }
`

const Points = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${font.size.s};
  > li { display: flex; flex-direction: column; }
  time { color: ${color.inkSoft}; }
`
