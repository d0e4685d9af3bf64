import type { Post } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle, usePlatform } from '@worrystone/remote-kit'
import {
  ActionLink,
  ButtonLink,
  Card,
  color,
  Grid,
  icons,
  lazyComponent,
  PageColumn,
  Row,
  Skeleton,
  Stack,
  space,
  Tabs,
} from '@worrystone/ui'
import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { CommunityFigures } from '../features/community-figures/community-figures.tsx'
import { Guidelines } from '../features/community-figures/guidelines.tsx'
import { RecentPosts } from '../features/community-figures/recent-posts.tsx'
import { usePostEvents } from '../shared/post-events.ts'
import { useViewer, type Viewer } from '../shared/viewer.ts'
import { usePostTasks } from './use-post-tasks.tsx'
import { WorryCard } from './worry-card.tsx'

const parts = () => import('./community-parts.tsx')
const ForVisitors = lazyComponent(async () => (await parts()).ForVisitors, true)
const FirstWords = lazyComponent(async () => (await parts()).FirstWords)
const MembersTab = lazyComponent(async () => (await parts()).MembersTab)

/** Members, recent worries, and the guidelines. */
export function CommunityPage() {
  const t = useT()
  usePageTitle(t('Community'))
  const viewer = useViewer()
  return (
    <PageColumn>
      <PageHeading>{t('Community')}</PageHeading>
      {viewer.audience === 'member' ? <ForMembers viewer={viewer} /> : <Welcome />}
    </PageColumn>
  )
}

/** For somebody who has not joined. */
function Welcome() {
  return (
    <>
      <Join />
      <ForVisitors waiting={<Skeleton height="46rem" />} />
      <Guidelines />
    </>
  )
}

function Join() {
  const t = useT()
  return (
    <Card as="section" aria-label={t('Join Our Community')}>
      <Invitation align="center">
        <icons.Users size={40} aria-hidden="true" />
        <h2>{t('Join Our Community')}</h2>
        <p>
          {t(
            'People here share what weighs on them, and answer each other kindly. You can read for as long as you like before you say anything.',
          )}
        </p>
        <Row justify="center">
          <ButtonLink as={Link} to="/register">
            {t('Sign Up')}
          </ButtonLink>
          <ButtonLink as={Link} kind="quiet" to="/login?next=/community">
            {t('Log In')}
          </ButtonLink>
        </Row>
      </Invitation>
    </Card>
  )
}

function ForMembers({ viewer }: { viewer: Viewer }) {
  const t = useT()
  usePostEvents()
  const tasks = usePostTasks()
  const { hasRoute } = usePlatform()
  const [params, setParams] = useSearchParams()
  const tab = params.get('tab') === 'members' ? 'members' : 'posts'
  const renderPost = useCallback(
    (post: Post) => <WorryCard post={post} viewer={viewer.status} onTask={tasks.begin} />,
    [viewer.status, tasks.begin],
  )
  return (
    <>
      <CommunityFigures />
      <Grid as="nav" min="12rem" aria-label={t('Quick actions')}>
        <ButtonLink as={Link} to="/feed?share=1">
          <icons.Feather size={20} />
          {t('Share a Worry')}
        </ButtonLink>
        <ButtonLink as={Link} kind="quiet" to="/feed">
          <icons.Newspaper size={20} />
          {t('Browse Feed')}
        </ButtonLink>
        {hasRoute('/resources') && (
          <ButtonLink as={Link} kind="quiet" to="/resources">
            <icons.HeartHandshake size={20} />
            {t('Need Support')}
          </ButtonLink>
        )}
      </Grid>
      <Tabs
        label={t('Community')}
        tabs={[
          { id: 'posts', label: t('Recent Posts') },
          { id: 'members', label: t('Active Members') },
        ]}
        active={tab}
        onChange={(next) => setParams(next === 'members' ? { tab: next } : {}, { replace: true, preventScrollReset: true })}
      >
        {tab === 'posts' ? (
          <RecentPosts renderPost={renderPost} />
        ) : (
          <MembersTab myId={viewer.id} waiting={<Skeleton lines={4} height="3.5rem" />} />
        )}
      </Tabs>
      <Guidelines />
      <ActionLink as={Link} to="/moderation/own">
        <icons.ShieldCheck size={18} />
        {t('Your reports and decisions')}
      </ActionLink>
      <FirstWords failed={null} />
      {tasks.dialog}
    </>
  )
}

const Invitation = styled(Stack)`
  padding-block: ${space[4]};
  text-align: center;
  > svg { color: ${color.primaryInk}; }
  > h2, > p { margin: 0; }
  > p { max-inline-size: 30rem; color: ${color.inkSoft}; }
`
