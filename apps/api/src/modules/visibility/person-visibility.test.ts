import {
  blocksApi,
  communityApi,
  followsApi,
  moderationApi,
  mutesApi,
  picturesApi,
  postsApi,
  profilesApi,
  resolutionsApi,
  supportApi,
  usersApi,
} from '@worrystone/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/test-app.ts'

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof testApp>>['aMember']>>

/** The complete rule: the relation of a person to the viewer, and what the viewer may do. */
const RELATIONS = {
  stranger: { isVisible: true, canBlock: true, canReport: true, isInLists: true, isNotified: true },
  follower: { isVisible: true, canBlock: true, canReport: true, isInLists: true, isNotified: true },
  'muted by the viewer': { isVisible: true, canBlock: true, canReport: true, isInLists: false, isNotified: false },
  'muting the viewer': { isVisible: true, canBlock: true, canReport: true, isInLists: true, isNotified: true },
  'blocked by the viewer': { isVisible: false, canBlock: true, canReport: true, isInLists: false, isNotified: false },
  'blocking the viewer': { isVisible: false, canBlock: false, canReport: false, isInLists: false, isNotified: false },
  'blocked both ways': { isVisible: false, canBlock: true, canReport: false, isInLists: false, isNotified: false },
  leaving: { isVisible: false, canBlock: false, canReport: false, isInLists: false, isNotified: true },
  'leaving and blocked by the viewer': {
    isVisible: false,
    canBlock: true,
    canReport: false,
    isInLists: false,
    isNotified: false,
  },
}
type Relation = keyof typeof RELATIONS

let app: Awaited<ReturnType<typeof testApp>>
let viewer: Member
let viewersPost: string
const people = {} as Record<Relation, Member>
const posts = {} as Record<Relation, string>

const write = async (by: Member) => {
  const body = { shortContent: `worry ${crypto.randomUUID()}`, worryPrompt: 'What if...' }
  return (await app.call(postsApi.create, { as: by.token, body })).data.id
}

beforeAll(async () => {
  app = await testApp()
  viewer = await app.aMember({ verified: true })
  viewersPost = await write(viewer)
  const db = app.database.db()
  for (const relation of Object.keys(RELATIONS) as Relation[]) {
    const person = await app.aMember({ verified: true })
    people[relation] = person
    posts[relation] = await write(person)
    const [there, back] = [
      { blocker_id: viewer.id, blocked_id: person.id },
      { blocker_id: person.id, blocked_id: viewer.id },
    ]
    if (relation.includes('blocked')) await db.insertInto('blocks').values(there).execute()
    if (relation === 'blocking the viewer' || relation === 'blocked both ways')
      await db.insertInto('blocks').values(back).execute()
    if (relation === 'muted by the viewer') {
      await db.insertInto('mutes').values({ muter_id: viewer.id, muted_id: person.id }).execute()
    }
    if (relation === 'muting the viewer') {
      await db.insertInto('mutes').values({ muter_id: person.id, muted_id: viewer.id }).execute()
    }
    if (relation === 'follower')
      await db.insertInto('follows').values({ follower_id: person.id, following_id: viewer.id }).execute()
    await db.insertInto('supports').values({ post_id: viewersPost, user_id: person.id }).execute()
    await db.updateTable('users').set({ shows_activity: true }).where('id', '=', person.id).execute()
    if (relation.startsWith('leaving')) {
      const leaves_at = new Date(Date.now() + 86_400_000)
      await db.updateTable('users').set({ leaves_at }).where('id', '=', person.id).execute()
    }
  }
})

describe.each(Object.entries(RELATIONS) as [Relation, (typeof RELATIONS)[Relation]][])('a person who is %s', (relation, rule) => {
  const status = (isAllowed: boolean) => (isAllowed ? 200 : 404)

  it('is found by id and by name if visible to the viewer', async () => {
    const { id, username } = people[relation]
    const as = viewer.token
    const answers = await Promise.all([
      app.call(usersApi.byUsername, { as, params: { username } }),
      app.call(picturesApi.ofPerson, { as, params: { userId: id } }),
      app.call(followsApi.status, { as, params: { userId: id } }),
      app.call(followsApi.stats, { as, params: { userId: id } }),
      app.call(postsApi.byUser, { as, params: { userId: id } }),
      app.call(resolutionsApi.byUser, { as, params: { id } }),
      app.call(postsApi.read, { as, params: { id: posts[relation] } }),
    ])
    expect(answers.map((response) => response.status)).toEqual(answers.map(() => status(rule.isVisible)))
    const found = await app.call(profilesApi.search, { as, query: { query: username } })
    expect(found.data.users.map((user) => user.id)).toEqual(rule.isVisible ? [id] : [])
  })

  it('is visible to visitors unless the account is ending', async () => {
    const { username } = people[relation]
    const response = await app.call(usersApi.byUsername, { params: { username } })
    expect(response.status).toBe(status(!relation.startsWith('leaving')))
  })

  it('is named in lists if visible to the viewer', async () => {
    const { id } = people[relation]
    const as = viewer.token
    const supporters = await app.call(supportApi.people, { as, params: { postId: viewersPost }, query: { limit: '100' } })
    expect(supporters.data.people.some(({ user }) => user.id === id)).toBe(rule.isVisible)
    const members = await app.call(communityApi.members, { as, query: { limit: '100' } })
    expect(members.data.members.some(({ user }) => user.id === id)).toBe(rule.isVisible)
    const followers = await app.call(followsApi.followers, { as, params: { userId: viewer.id }, query: { limit: '100' } })
    expect(followers.data.follows.some(({ follower }) => follower.id === id)).toBe(relation === 'follower')
  })

  it('has worries in the lists unless they are hidden or muted', async () => {
    const { data } = await app.call(postsApi.list, { as: viewer.token, query: { limit: '100' } })
    expect(data.posts.some(({ id }) => id === posts[relation])).toBe(rule.isInLists)
  })

  it('notifies the viewer unless a block or a mute of the viewer is between them', async () => {
    const { id, token } = people[relation]
    await app.call(followsApi.follow, { as: token, params: { userId: viewer.id } })
    const rows = await app.database
      .db()
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', viewer.id)
      .where('kind', '=', 'follow')
      .where('actor_id', '=', id)
      .execute()
    // A viewer who follows already does not follow again.
    expect(rows).toHaveLength(rule.isNotified && relation !== 'follower' ? 1 : 0)
  })

  it('can be muted, blocked and reported according to the rule', async () => {
    const { id } = people[relation]
    const as = viewer.token
    const report = await app.call(moderationApi.reportPerson, { as, params: { id }, body: { reason: 'spam' } })
    expect(report.status).toBe(rule.canReport ? 201 : 404)
    const mute = await app.call(mutesApi.mute, { as, params: { userId: id } })
    expect(mute.status).toBe(status(rule.canBlock))
    const block = await app.call(blocksApi.block, { as, params: { userId: id } })
    expect(block.status).toBe(status(rule.canBlock))
  })
})
