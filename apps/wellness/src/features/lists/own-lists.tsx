import { useQuery } from '@tanstack/react-query'
import { MAX_RESOURCE_LISTS } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { usePageTitle } from '@worrystone/remote-kit'
import { EmptyWithLink, QueryView, useHasFeature } from '@worrystone/remote-kit/bundled'
import { Card, color, font, List, Skeleton, Stack } from '@worrystone/ui'
import { Link, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { FeatureGate } from '../../shared/feature-gate.tsx'
import { listsQuery } from './lists.queries.ts'
import { NewList } from './new-list.tsx'

/** All own lists, and a form for a new one. Lists stay readable without the tier that creates them. */
export function OwnLists() {
  const t = useT()
  usePageTitle(t('Your lists'))
  const navigate = useNavigate()
  const { code: language } = useLanguage()
  const canWrite = useHasFeature('mental_health_resources')
  const query = useQuery(listsQuery(language))
  return (
    <QueryView query={query} failure={t('This part could not be loaded')} skeleton={<Skeleton lines={3} height="4.5rem" />}>
      {({ lists }) => (
        <Stack gap={5}>
          {lists.length > 0 && (
            <List gap={3}>
              {lists.map(({ id, name, entries }) => (
                <li key={id}>
                  <ListLink as={Link} to={`/resources/lists/${id}`}>
                    <b dir="auto">{name}</b>
                    <small>{t('{{count}} entries', { count: entries.length })}</small>
                  </ListLink>
                </li>
              ))}
            </List>
          )}
          {!canWrite ? (
            <FeatureGate
              feature="mental_health_resources"
              heading={t('Own lists are part of Premium')}
              free={{ to: '/resources', label: t('All resources') }}
            />
          ) : (
            <>
              {lists.length === 0 && (
                <EmptyWithLink
                  title={t('No list yet. Keep what helps you where you can find it again.')}
                  to="/resources"
                  kind="quiet"
                  label={t('All resources')}
                />
              )}
              {lists.length < MAX_RESOURCE_LISTS && (
                <Card>
                  <NewList language={language} onAdded={({ id }) => navigate(`/resources/lists/${id}`)} />
                </Card>
              )}
            </>
          )}
        </Stack>
      )}
    </QueryView>
  )
}

const ListLink = styled(Card)`
  display: grid;
  gap: 0.25rem;
  color: inherit;
  text-decoration: none;
  > b { font-family: ${font.serif}; font-size: ${font.size.l}; }
  > small { color: ${color.inkSoft}; font-size: ${font.size.s}; }
  &:hover { border-color: ${color.primaryInk}; }
`
