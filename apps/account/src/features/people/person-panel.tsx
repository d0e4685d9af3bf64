import { useInfiniteQuery } from '@tanstack/react-query'
import { Avatar, personName } from '@worrystone/community-ui'
import type { PersonSearchResult } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Button, Card, font, icons, Row, Stack, Text } from '@worrystone/ui'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Divider } from '../../shared/divider.ts'
import { PersonLink } from '../../shared/person-link.tsx'
import { ChangesCard } from './changes-card.tsx'
import { changesQuery } from './people.queries.ts'
import { PersonSubscriptions } from './person-subscriptions.tsx'
import { PlanForm } from './plan-form.tsx'
import { RoleForm } from './role-form.tsx'

/** One person: role, plan, subscriptions and their changes. The name takes the initial focus. */
export function PersonPanel({ person, onBack }: { person: PersonSearchResult; onBack: () => void }) {
  const t = useT()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const changes = useInfiniteQuery(changesQuery(person.id))
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack as="section" gap={6} aria-labelledby={id}>
      <Card as="div">
        <Stack gap={5}>
          <Row>
            <Button kind="plain" size="s" onClick={onBack}>
              <icons.ArrowLeft size={18} />
              {t('Back to the results')}
            </Button>
          </Row>
          <Row gap={3} wrap={false}>
            <Avatar user={person} size="l" />
            <Head>
              <h2 id={id} ref={heading} tabIndex={-1}>
                <bdi>{personName(person)}</bdi>
              </h2>
              <Text as="small" size="s" tone="inkSoft">
                <PersonLink user={person}>
                  <bdi dir="ltr">@{person.username}</bdi>
                </PersonLink>
              </Text>
            </Head>
          </Row>
          <RoleForm person={person} />
          <Divider />
          <PlanForm person={person} />
        </Stack>
      </Card>
      <PersonSubscriptions person={person} />
      <ChangesCard changes={changes} level="h3" title={t('Changes')} />
    </Stack>
  )
}

const Head = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  > h2 { margin: 0; font-size: ${font.size.xl}; outline: none; }
`
