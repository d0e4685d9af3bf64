import { expect, type Page } from '@playwright/test'
import { networkIdle } from '../page.ts'
import { aMember, aWorry, openOtherBrowser, signIn, signInModerators } from '../people.ts'
import { test } from '../test.ts'

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

test('support and me-too are visible to the author with an open feed, and can be withdrawn', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const [author, reader] = [await aMember(request, 'author'), await aMember(request, 'reader')]
  const worry = await aWorry(request, author, { shortContent: `whether I am heard, asks ${author.username}` })
  await signIn(page, author)
  await page.goto('/feed')
  const authorCard = card(page, worry.shortContent)
  await expect(authorCard).toBeVisible()

  const other = await openOtherBrowser(browser, reader)
  const waitForIdle = networkIdle(other)
  await other.goto('/feed')
  const readerCard = card(other, worry.shortContent)
  await readerCard.getByRole('button', { name: /^Support/ }).click()
  await expect(readerCard.getByRole('button', { name: /^Support/ })).toHaveAttribute('aria-pressed', 'true')
  await readerCard.getByRole('button', { name: /^Me too/ }).click()
  await expect(readerCard.getByRole('button', { name: /^Me too/ })).toHaveAttribute('aria-pressed', 'true')

  // The feed checks for new worries every 30 seconds.
  await expect(authorCard.getByText(/Support\s*1/)).toBeVisible({ timeout: 45_000 })
  await expect(authorCard.getByText(/Me too\s*1/)).toBeVisible()

  await readerCard.getByRole('button', { name: /^Support/ }).dblclick()
  await readerCard.getByRole('button', { name: /^Support/ }).click()
  await expect(readerCard.getByRole('button', { name: /^Support/ })).toHaveAttribute('aria-pressed', 'false')
  // The page shows the change before the server has responded, and a reload would abort the requests.
  await waitForIdle()
  await other.reload()
  await expect(readerCard.getByRole('button', { name: /^Support/ })).toHaveAttribute('aria-pressed', 'false')
  await expect(readerCard.getByRole('button', { name: /^Me too/ })).toHaveAttribute('aria-pressed', 'true')
})

test('a visitor reads what signing in offers', async ({ page, request }) => {
  const author = await aMember(request, 'author')
  const worry = await aWorry(request, author, { shortContent: `a worry for anybody to read by ${author.username}` })
  await page.goto(`/posts/${worry.id}`)
  await page.getByRole('button', { name: /^Support/ }).click()
  await expect(page.getByText('Please log in to show support')).toBeVisible()
  await page.getByRole('button', { name: /^Me too/ }).click()
  await expect(page.getByText('Please log in to respond to posts')).toBeVisible()
  await expect(page.getByText('Please log in to comment')).toBeVisible()
})

test('a comment gets a reply, is reported, removed, and restored after an appeal', async ({ page, browser, request }) => {
  test.setTimeout(120_000)
  const [author, commenter, reporter] = [
    await aMember(request, 'author'),
    await aMember(request, 'commenter'),
    await aMember(request, 'reporter'),
  ]
  const { moderator, admin } = await signInModerators(request)
  const worry = await aWorry(request, author, { shortContent: `how this will go for ${author.username}` })
  const commentText = `I know this one. Signed, ${commenter.username}`

  await signIn(page, commenter)
  await page.goto(`/posts/${worry.id}`)
  await page.getByLabel('Your comment').fill(commentText)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByText(commentText)).toBeVisible()

  const authorPage = await openOtherBrowser(browser, author)
  await authorPage.goto(`/posts/${worry.id}`)
  const comment = (on: Page) => on.getByRole('article', { name: `Comment from ${commenter.username}` })
  await comment(authorPage).getByRole('button', { name: 'Reply' }).click()
  await authorPage.getByLabel(`Your answer to ${commenter.username}`).fill('That helps, thank you.')
  await authorPage.getByRole('button', { name: 'Reply' }).last().click()
  await expect(authorPage.getByText('That helps, thank you.')).toBeVisible()

  const reporterPage = await openOtherBrowser(browser, reporter)
  await reporterPage.goto(`/posts/${worry.id}`)
  await comment(reporterPage).getByRole('button', { name: 'Report' }).click()
  await reporterPage.getByRole('radio', { name: 'Something else' }).check()
  await reporterPage.getByLabel('Details, if you like').fill(`I do not like it, says ${reporter.username}`)
  await reporterPage.getByRole('button', { name: 'Send report' }).click()
  await expect(reporterPage.getByText('Thank you. A moderator will look at it.')).toBeVisible()

  const moderatorPage = await openOtherBrowser(browser, moderator)
  await moderatorPage.goto('/moderation')
  await moderatorPage
    .getByRole('link', { name: new RegExp(commentText.slice(0, 30)) })
    .first()
    .click()
  await expect(moderatorPage.getByText(`I do not like it, says ${reporter.username}`)).toBeVisible()
  await moderatorPage.getByRole('button', { name: 'Take this case' }).click()
  await moderatorPage
    .getByRole('radio', { name: /^Remove/ })
    .first()
    .check()
  await moderatorPage.getByLabel('Why?').fill('It was not kind enough.')
  await moderatorPage.getByRole('button', { name: 'Decide' }).click()
  await expect(moderatorPage.getByText('Decided. The author and whoever reported it are told.')).toBeVisible()
  await reporterPage.reload()
  await expect(reporterPage.getByText('That helps, thank you.')).toBeVisible()
  await expect(reporterPage.getByText(commentText)).toHaveCount(0)

  await page.goto('/moderation/own')
  await expect(page.getByText('It was not kind enough.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a second look' }).click()
  await page.getByLabel('Why should it be looked at again?').fill('It was meant kindly.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('You asked for a second look. It is waiting for a moderator.')).toBeVisible()

  const adminPage = await openOtherBrowser(browser, admin)
  await adminPage.goto('/moderation')
  await adminPage.getByRole('tab', { name: /Second looks/ }).click()
  await adminPage
    .getByRole('link', { name: new RegExp(commentText.slice(0, 30)) })
    .first()
    .click()
  await expect(adminPage.getByText('It was meant kindly.')).toBeVisible()
  await adminPage.getByRole('radio', { name: /^Take the decision back/ }).check()
  await adminPage.getByLabel('Why?').fill('It was.')
  await adminPage.getByRole('button', { name: 'Decide' }).click()
  await expect(adminPage.getByText('Decided. The author is told.')).toBeVisible()
  await reporterPage.reload()
  await expect(reporterPage.getByText(commentText)).toBeVisible()
})

test('a resolved worry appears among the stories', async ({ page, browser, request }) => {
  const author = await aMember(request, 'author')
  const worry = await aWorry(request, author, { shortContent: `the driving test of ${author.username}` })
  await signIn(page, author)
  await page.goto(`/posts/${worry.id}`)
  await page.getByRole('button', { name: 'Actions for your worry' }).click()
  await page.getByRole('menuitem', { name: 'Mark as resolved' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What helped you?').fill(`breathing with ${author.username}`)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByLabel('Your story, if you like').fill('I practised with my sister every Sunday, and then I passed.')
  await dialog.getByLabel('Share what helped').check()
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(page.getByText('Your worry is marked as resolved')).toBeVisible()
  await expect(page.getByText('Resolved', { exact: true }).first()).toBeVisible()

  const stranger = await openOtherBrowser(browser, null)
  await stranger.goto('/resolution-stories')
  await stranger.getByRole('searchbox').fill(`BREATHING WITH ${author.username}`)
  await expect(stranger.getByText('I practised with my sister every Sunday, and then I passed.')).toBeVisible()
  await expect(stranger.getByText(worry.shortContent)).toBeVisible()
})

test('a worry is analyzed by itself and links to a similar one', async ({ page, browser, request }) => {
  const [first, second] = [await aMember(request, 'first'), await aMember(request, 'second')]
  const similarWorry = await aWorry(request, first, {
    shortContent: `My boss said there will be layoffs next month and I am afraid to lose my job. ${first.username}`,
  })
  const worry = await aWorry(request, second, {
    shortContent: 'The company is cutting jobs and I think my boss will lay me off soon.',
  })
  await signIn(page, second)
  await page.goto(`/posts/${worry.id}`)
  // The job is done within five seconds of sharing on an idle machine.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Work & Career').first()).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  const related = page.getByRole('link', { name: new RegExp(similarWorry.shortContent.slice(0, 30)) })
  await expect(related).toBeVisible()

  const visitor = await openOtherBrowser(browser, null)
  await visitor.goto(`/analysis/${worry.id}`)
  await expect(visitor.getByText('Work & Career').first()).toBeVisible()
  await visitor.getByRole('link', { name: new RegExp(similarWorry.shortContent.slice(0, 30)) }).click()
  await expect(visitor).toHaveURL(new RegExp(`/posts/${similarWorry.id}`))
})

test('two people with a block between them no longer see each other', async ({ page, browser, request }) => {
  const [one, other] = [await aMember(request, 'one'), await aMember(request, 'other')]
  const theirs = await aWorry(request, other, { shortContent: `something loud by ${other.username}` })
  const mine = await aWorry(request, one, { shortContent: `something quiet by ${one.username}` })
  await signIn(page, one)
  await page.goto('/feed')
  const blockedCard = card(page, theirs.shortContent)
  await blockedCard.getByRole('button', { name: 'More about this worry' }).click()
  await page.getByRole('menuitem', { name: `Block ${other.username}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(blockedCard).toHaveCount(0)

  const blockedPage = await openOtherBrowser(browser, other)
  await blockedPage.goto(`/posts/${mine.id}`)
  await expect(blockedPage.getByText('Post not found')).toBeVisible()
})
