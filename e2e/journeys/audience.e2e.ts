import { expect } from '@playwright/test'
import { commentsApi, hiddenWordsApi, postsApi } from '@worrystone/contracts'
import { choosePrompt } from '../page.ts'
import { aMember, aWorry, callApi, follow, openOtherBrowser, signIn } from '../people.ts'
import { test } from '../test.ts'

const LEVELS = [
  ['Public', 'Everyone, also without an account', 'everyone'],
  ['Friends', 'This one person, and whoever you follow later', 'the friend'],
  ['Private', 'Only you', 'nobody'],
] as const

test('who will read a worry is shown before it is shared, and is who reads it', async ({ page, browser, request }) => {
  const [author, friend, follower] = [
    await aMember(request, 'author'),
    await aMember(request, 'friend'),
    await aMember(request, 'follower'),
  ]
  await follow(request, { by: author, followed: friend })
  await follow(request, { by: follower, followed: author })
  await signIn(page, author)
  for (const [level, readers, name] of LEVELS) {
    await page.goto('/feed?share=1')
    await choosePrompt(page)
    await page.getByLabel('Your worry').fill(`read by ${name}, says ${author.username}`)
    const choice = page.getByRole('radio', { name: level, exact: true })
    await expect(choice).toHaveAccessibleDescription(readers)
    await choice.check({ force: true })
    if (level === 'Friends') {
      await page.getByRole('button', { name: 'Show who they are' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: friend.username })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Share worry' }).click()
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: `read by ${name}` })
        .first(),
    ).toBeVisible()
  }
  const { posts } = await callApi(request, postsApi.byUser, { by: author, params: { userId: author.user.id }, query: {} })
  for (const [viewer, names] of [
    [friend, ['everyone', 'the friend']],
    [follower, ['everyone']],
    [null, ['everyone']],
  ] as const) {
    const viewerPage = await openOtherBrowser(browser, viewer)
    for (const { id, shortContent } of posts) {
      await viewerPage.goto(`/posts/${id}`)
      const isShown = names.some((name) => shortContent.startsWith(`read by ${name},`))
      await expect(viewerPage.getByText(isShown ? shortContent : 'Post not found').first()).toBeVisible()
    }
    await viewerPage.context().close()
  }
})

test('following somebody asks once about earlier worries for friends', async ({ page, browser, request }) => {
  const [author, reader] = [await aMember(request, 'asked'), await aMember(request, 'reader')]
  const earlier = await aWorry(request, author, { shortContent: `earlier of ${author.username}`, privacyLevel: 'friends' })
  await signIn(page, author)
  await page.goto(`/profile/${reader.username}`)
  await page.getByRole('button', { name: `Follow ${reader.username}` }).click()
  const dialog = page.getByRole('dialog', { name: `Show ${reader.username} your earlier worries too?` })
  await dialog.getByRole('button', { name: 'Only from now on' }).click()
  await expect(page.getByRole('button', { name: /^Following/ })).toBeVisible()
  await expect(async () => {
    const later = await aWorry(request, author, { shortContent: `later of ${author.username}`, privacyLevel: 'friends' })
    await callApi(request, postsApi.read, { by: reader, params: { id: later.id } })
  }).toPass()
  const viewerPage = await openOtherBrowser(browser, reader)
  await viewerPage.goto(`/posts/${earlier.id}`)
  await expect(viewerPage.getByText('Post not found')).toBeVisible()
  await viewerPage.goto(`/profile/${author.username}`)
  await expect(viewerPage.getByText(`later of ${author.username}`).first()).toBeVisible()
  await expect(viewerPage.getByText(earlier.shortContent)).toHaveCount(0)
})

test('a hidden word hides worries from the feed and collapses comments', async ({ page, request }) => {
  const [reader, writer] = [await aMember(request, 'hider'), await aMember(request, 'writer')]
  const word = `zork${reader.username.slice(-4)}`
  const hiddenWorry = await aWorry(request, writer, { shortContent: `about ${word.toUpperCase()} again` })
  const visibleWorry = await aWorry(request, writer, { shortContent: `calm words for ${word}ish people` })
  const comment = { content: `My ${word} too` }
  await callApi(request, commentsApi.create, { by: writer, params: { postId: visibleWorry.id }, body: comment })
  await signIn(page, reader)
  await page.goto('/feed')
  await expect(page.getByText(hiddenWorry.shortContent)).toBeVisible()
  await page.goto('/settings#privacy')
  await page.getByLabel('Word or phrase').fill(word)
  await page.getByRole('button', { name: 'Hide it' }).click()
  await expect(page.getByRole('button', { name: `Show again: ${word}` })).toBeVisible()
  await page.goto('/feed')
  await expect(page.getByText(visibleWorry.shortContent)).toBeVisible()
  await expect(page.getByText(hiddenWorry.shortContent)).toHaveCount(0)
  await page.goto(`/posts/${visibleWorry.id}`)
  await expect(page.getByText('Hidden by your words')).toBeVisible()
  await expect(page.getByText(comment.content)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show this comment' }).click()
  await expect(page.getByText(comment.content)).toBeVisible()
  expect((await callApi(request, hiddenWordsApi.list, { by: writer })).words).toEqual([])
})
