import { personName } from '@worrystone/community-ui'
import type { PublicProfile } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Slot } from '@worrystone/remote-kit'
import { Empty, lazyComponent, Skeleton, Tabs } from '@worrystone/ui'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

const FollowList = lazyComponent(async () => (await import('../features/follow-list/follow-list.tsx')).FollowList)

const TABS = ['posts', 'followers', 'following'] as const

/** A person's worries, followers and followed people. The tab is in the URL. */
export function ProfileTabs({ profile }: { profile: PublicProfile }) {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((id) => id === params.get('tab')) ?? 'posts'
  const labels = { posts: t('Posts'), followers: t('Followers'), following: t('Following', { context: 'people' }) }
  return (
    <Tabs
      label={personName(profile)}
      tabs={TABS.map((id) => ({ id, label: labels[id] }))}
      active={tab}
      onChange={(next) => setParams(next === 'posts' ? {} : { tab: next }, { replace: true, preventScrollReset: true })}
    >
      {tab === 'posts' ? (
        <>
          <Posts>
            <Slot name="profile.posts" with={{ userId: profile.id, username: profile.username }} />
          </Posts>
          <WithoutPosts>
            <Empty title={t('Posts will appear here once the worry posting system is implemented.')} />
          </WithoutPosts>
        </>
      ) : (
        <FollowList key={`${profile.id} ${tab}`} side={tab} of={profile} waiting={<Skeleton lines={4} height="3.5rem" />} />
      )}
    </Tabs>
  )
}

const Posts = styled.div``

/** Only where no app of this site shows posts. */
const WithoutPosts = styled.div`
  ${Posts}:not(:empty) + & { display: none; }
`
