import type { Feature } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Slot } from '@worrystone/remote-kit'
import { EmptyWithLink, isUpgradeRequired, useHasFeature } from '@worrystone/remote-kit/bundled'
import { session as sessionStore, useSession } from '@worrystone/session'
import { Badge, Card, Heading, icons, Row, Stack, Text } from '@worrystone/ui'
import { type ReactNode, useEffect, useId } from 'react'

type Props = {
  feature: Feature
  /** The plan that opens the page, as its badge. */
  plan: string
  /** The text shown in place of the figures. */
  texts: { heading: string; about: string; visitor: string; refused: string }
  path: string
  /** The skeleton of the page, while the session is not known. */
  skeleton: ReactNode
  /** The error of the page's main request: the server decides about the plan. */
  error: Error | null
  children: ReactNode
}

/** Shows the figures to members whose plan includes them; others see a teaser. */
export function FiguresAccess({ feature, plan, texts, path, skeleton, error, children }: Props) {
  const session = useSession()
  const hasFeature = useHasFeature(feature)
  const isOutdated = hasFeature && isUpgradeRequired(error)
  useEffect(() => {
    // The teaser stays when the user cannot be refreshed.
    if (isOutdated) void sessionStore.refreshUser().catch(() => {})
  }, [isOutdated])
  if (session.status === 'starting') return skeleton
  if (session.status === 'signed-out') return <Visitor sentence={texts.visitor} path={path} />
  if (hasFeature && !isOutdated) return children
  // The plan in this browser's session is outdated: the server rejects it.
  const about = isOutdated ? texts.refused : texts.about
  return <Teaser feature={feature} plan={plan} heading={texts.heading} about={about} />
}

function Visitor({ sentence, path }: { sentence: string; path: string }) {
  const t = useT()
  return <EmptyWithLink title={sentence} to={`/login?next=${encodeURIComponent(path)}`} label={t('Sign in')} />
}

type TeaserProps = { feature: Feature; plan: string; heading: string; about: string }

function Teaser({ feature, plan, heading, about }: TeaserProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Row gap={2}>
          <Badge kind="accent">
            <icons.Lock size={12} />
            {plan}
          </Badge>
        </Row>
        <Heading id={id}>{heading}</Heading>
        <Text tone="inkSoft">{about}</Text>
        {/* The gate loads a moment later. */}
        <div style={{ minBlockSize: '6.5rem' }}>
          <Slot name="page.upgrade-gate" with={{ feature }} />
        </div>
      </Stack>
    </Card>
  )
}
