import type { Post, PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { PageHeading, usePageTitle } from '@worrystone/remote-kit'
import { useAddressParams } from '@worrystone/remote-kit/bundled'
import {
  Button,
  ButtonLink,
  breakpoint,
  Card,
  color,
  icons,
  lazyComponent,
  PageColumn,
  Rail,
  Row,
  Skeleton,
  Stack,
  useMinWidth,
  useOnline,
  WithRail,
} from '@worrystone/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { FeedTab } from '../features/feed/feed.queries.ts'
import { Feed } from '../features/feed/feed.tsx'
import { FeedBoundary } from '../features/feed/feed-boundary.tsx'
import { readCategory, rememberCategory } from '../features/feed/feed-category.ts'
import { readLanguages, rememberLanguages } from '../features/feed/feed-languages.ts'
import { FORM_HEIGHT } from '../shared/form-height.ts'
import { usePostEvents } from '../shared/post-events.ts'
import { useViewer, type Viewer } from '../shared/viewer.ts'
import { usePostTasks } from './use-post-tasks.tsx'
import { fetchCardParts, WorryCard } from './worry-card.tsx'

// One chunk: the hash of each chunk is in the entry.
const sharing = () => import('./share-worry.tsx')
const PromptList = lazyComponent(async () => (await sharing()).PromptList)
const ShareWorry = lazyComponent(async () => (await sharing()).ShareWorry)
const SimilarPeople = lazyComponent(async () => (await sharing()).SimilarPeople)

const TABS: FeedTab[] = ['following', 'discover', 'waiting']
const LEVELS: PrivacyLevel[] = ['public', 'friends', 'private']

/** Everyone's worries, and the share form. The view is in the URL. */
export function FeedPage() {
  const t = useT()
  usePageTitle(t('Feed'))
  usePostEvents()
  useEffect(fetchCardParts, [])
  const viewer = useViewer()
  const isOnline = useOnline()
  // Opened without a network: the draft is on this device, and the server decides when it is sent.
  const canWrite = viewer.id !== null || (!isOnline && viewer.audience === 'member')
  // The form opens without a network too.
  useEffect(() => {
    if (viewer.id) ShareWorry.preload()
  }, [viewer.id])
  const { params, change } = useAddressParams()
  const tasks = usePostTasks()
  const navigate = useNavigate()
  const isSharing = params.get('share') === '1'
  const toggle = useRef<HTMLButtonElement>(null)
  const hasRail = useMinWidth('large')
  const [shared, setShared] = useState<Post>()
  const [draftVersion, setDraftVersion] = useState(0)

  const renderPost = useCallback(
    (post: Post, id?: string) => <WorryCard post={post} viewer={viewer.status} onTask={tasks.begin} id={id} />,
    [viewer.status, tasks.begin],
  )

  function onShared(post: Post) {
    if (post.publishedAt === null)
      return void navigate(`/my-worries?tab=${post.scheduledFor ? 'scheduled' : 'drafts'}`, { replace: true })
    setShared(post)
    change({ share: null })
    toggle.current?.focus()
  }

  return (
    <WithRail>
      <PageColumn>
        <PageHeading>{t('Feed')}</PageHeading>
        <ShareAccess viewer={viewer} isSharing={isSharing} canWrite={canWrite}>
          <Button
            ref={toggle}
            kind={isSharing ? 'quiet' : 'primary'}
            size="l"
            wide
            aria-expanded={isSharing}
            onPointerEnter={ShareWorry.preload}
            onClick={() => change({ share: isSharing ? null : '1' })}
          >
            {isSharing ? <icons.X size={20} /> : <icons.Feather size={20} />}
            {isSharing ? t('Close the form') : t('Share a worry')}
          </Button>
          {isSharing && canWrite && (
            <ShareWorry key={draftVersion} onShared={onShared} waiting={<Skeleton height={FORM_HEIGHT} />} />
          )}
          <ButtonLink as={Link} kind="plain" size="s" to="/my-worries?tab=drafts">
            {t('Drafts and scheduled')}
          </ButtonLink>
        </ShareAccess>
        {shared && !isSharing && <SimilarPeople key={shared.id} post={shared} waiting={<Skeleton height="15.5rem" />} />}
        <FeedBoundary>
          <Feed
            tab={TABS.find((tab) => tab === params.get('tab')) ?? 'all'}
            privacy={LEVELS.find((level) => level === params.get('privacy')) ?? 'all'}
            viewer={viewer}
            languages={readLanguages(params.get('languages'))}
            category={readCategory(params.get('category'))}
            onView={({ tab, privacy, languages, category }) => {
              rememberLanguages(languages)
              rememberCategory(category)
              change({
                tab: inAddress(tab),
                privacy: inAddress(privacy),
                languages: inAddress(languages),
                category: inAddress(category),
              })
            }}
            renderPost={renderPost}
          />
        </FeedBoundary>
        {tasks.dialog}
      </PageColumn>
      {hasRail && viewer.audience === 'member' && (
        <Rail aria-label={t('Share a worry')}>
          {viewer.id && (
            <PromptList
              userId={viewer.id}
              onChoose={() => setDraftVersion(draftVersion + 1)}
              waiting={<Skeleton height="24rem" />}
            />
          )}
        </Rail>
      )}
    </WithRail>
  )
}

/** The default is not in the address. */
const inAddress = (chosen: string) => (chosen === 'all' ? null : chosen)

type ShareAccessProps = { viewer: Viewer; isSharing: boolean; canWrite: boolean; children: ReactNode }

/** For members the button that opens the form, for visitors the links to sign in. Space is reserved until the viewer is known. */
function ShareAccess({ viewer, isSharing, canWrite, children }: ShareAccessProps) {
  const t = useT()
  if (canWrite) return <ForMembers $isOpen={isSharing}>{children}</ForMembers>
  if (viewer.audience === 'member') {
    return (
      <ForMembers aria-hidden="true" $isOpen={isSharing}>
        <Skeleton height={isSharing ? FORM_HEIGHT : '6.5rem'} />
      </ForMembers>
    )
  }
  return (
    <Card as="section" aria-label={t('Join in')}>
      <Invitation gap={4} justify="between">
        <p>
          {isSharing
            ? t('Please log in to share a worry. What you wrote before is still on this device.')
            : t('You are not alone with it. Sign up to share a worry, or log in to go on.')}
        </p>
        <Row>
          <ButtonLink as={Link} to="/register">
            {t('Sign up')}
          </ButtonLink>
          <ButtonLink
            as={Link}
            kind="quiet"
            to={isSharing ? `/login?next=${encodeURIComponent('/feed?share=1')}` : '/login?next=/feed'}
          >
            {t('Log in')}
          </ButtonLink>
        </Row>
      </Invitation>
    </Card>
  )
}

const Invitation = styled(Row)`
  > p { flex: 1 1 16rem; margin: 0; color: ${color.ink}; }
`

/** On a phone the bar at the bottom has Share, and the filters lead to the drafts: the first worry comes at once. */
const ForMembers = styled(Stack)<{ $isOpen: boolean }>`
  @media (max-width: calc(${breakpoint.small} - 0.01em)) { display: ${({ $isOpen }) => !$isOpen && 'none'}; }
`
