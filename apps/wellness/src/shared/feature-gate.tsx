import type { Feature } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Slot, usePlatform } from '@worrystone/remote-kit'
import { useUser } from '@worrystone/remote-kit/bundled'
import { Badge, ButtonLink, Card, Heading, icons, Row, Stack, Text } from '@worrystone/ui'
import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

type Props = {
  /** The feature outside the viewer's tier. */
  feature: Feature
  /** 'The rest is part of Premium' by default. */
  heading?: string
  /** The first step of an item, as a preview. */
  first?: { title: string | null; content: string }
  /** The free alternatives. */
  free: { to: string; label: string }
}

/** Replaces a feature outside the viewer's tier: a preview, free alternatives, and the price of the plan that unlocks it. */
export function FeatureGate({ feature, heading, first, free }: Props) {
  const t = useT()
  const id = useId()
  const { hasRoute } = usePlatform()
  const user = useUser()
  const { pathname, search } = useLocation()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        {first && (
          <Stack gap={1}>
            <Text as="small" size="s" tone="inkSoft">
              {t('This is how it begins')}
            </Text>
            {first.title && (
              <Text as="b" size="l" serif>
                {first.title}
              </Text>
            )}
            <Text>{first.content}</Text>
          </Stack>
        )}
        <Row gap={2}>
          <Badge kind="accent">
            <icons.Lock size={12} />
            {t('Premium')}
          </Badge>
        </Row>
        <Heading id={id}>{heading ?? t('The rest is part of Premium')}</Heading>
        <Text tone="inkSoft">{t('What helps in a bad hour is free, and stays free. You need no plan for it.')}</Text>
        <Row>
          <ButtonLink as={Link} to={free.to}>
            {free.label}
          </ButtonLink>
          {!user && hasRoute('/login') && (
            <ButtonLink as={Link} to={`/login?next=${encodeURIComponent(pathname + search)}`} kind="plain">
              {t('Sign in')}
            </ButtonLink>
          )}
        </Row>
        <Plans>
          <Slot name="page.upgrade-gate" with={{ feature }} />
        </Plans>
        {(user?.tier ?? 'free') === 'free' && hasRoute('/pricing') && (
          <Fallback>
            <ButtonLink as={Link} to="/pricing" kind="quiet">
              {t('Upgrade Plan')}
            </ButtonLink>
          </Fallback>
        )}
      </Stack>
    </Card>
  )
}

/** The slot renders nothing while no remote fills it. */
const Plans = styled.div`
  &:empty { display: none; }
`

/** Replaces the slot while no remote fills it, or after a failure. */
const Fallback = styled.div`
  ${Plans}:not(:empty, :has([data-state='failed'])) + & { display: none; }
`
