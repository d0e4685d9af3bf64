import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { authApi, type Post, postsApi } from '@worrystone/contracts'
import { inOwnWorkspace, requestContextOf } from './own-workspace.ts'
import { aMember, aWorry, callApi, type Member } from './people.ts'
import { freePort, type Product } from './product.ts'

/** One process of its own per test: started, killed and restarted without affecting others. */
test.describe.configure({ timeout: 120_000 })

const worriesOf = async (request: APIRequestContext, by: Member): Promise<Post[]> => {
  const posts: Post[] = []
  for (let offset = 0; ; offset += 100) {
    const input = { by, params: { userId: by.user.id }, query: { limit: 100, offset } }
    const page = await callApi(request, postsApi.byUser, input)
    posts.push(...page.posts)
    if (!page.hasMore) return posts
  }
}

test('the first visitor gets HTML', async ({ request }) => {
  await inOwnWorkspace(async ({ start }) => {
    const product = await start({ LOG_LEVEL: 'info' })
    await product.ready()
    await expect.poll(product.output, { timeout: 30_000 }).toContain('the first pages are rendered')
    for (const path of ['/', '/login'])
      expect(await (await request.get(product.address + path)).text(), path).toContain('id="first-page"')
  })
})

test('keeps what was written over two restarts, and ends within five seconds even with an open connection', async ({
  request,
}) => {
  await inOwnWorkspace(async ({ start }) => {
    let product = await start()
    await product.ready()
    const api = requestContextOf(request, product)
    const member = await aMember(api)
    await aWorry(api, member, { shortContent: 'will it still be here' })

    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      // A browser keeps its connection open: that must not keep the process running.
      await fetch(`${product.address}/api/health`, { keepalive: true })
      const signalledAt = Date.now()
      product.child.kill(signal)
      expect(await product.ended, signal).toBe(0)
      expect(Date.now() - signalledAt, signal).toBeLessThan(5_000)
      product = await start()
      await product.ready()
      const posts = await worriesOf(api, member)
      expect(
        posts.map(({ shortContent }) => shortContent),
        `after a restart by ${signal}`,
      ).toEqual(['will it still be here'])
      const session = await callApi(api, authApi.login, { body: { email: member.email, password: member.password } })
      expect(session).toMatchObject({ kind: 'signed-in', user: { username: member.username } })
    }
  })
})

test('takes over the folder of a killed process, loses no acknowledged worry and writes none twice', async ({ request }) => {
  await inOwnWorkspace(async ({ start }) => {
    const product = await start()
    await product.ready()
    const api = requestContextOf(request, product)
    const member = await aMember(api)

    const acknowledged: string[] = []
    let responseCount = 0
    const post = async (number: number) => {
      const shortContent = `worry number ${number}`
      // Private ones: an unverified member may share only five publicly.
      const body = JSON.stringify({ shortContent, worryPrompt: 'I am worried about...', privacyLevel: 'private' })
      const headers = {
        authorization: `Bearer ${member.token}`,
        'content-type': 'application/json',
        'idempotency-key': `kill-${number}`,
      }
      const response = await fetch(`${product.address}/api/posts`, { method: 'POST', headers, body })
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
      acknowledged.push(shortContent)
      if (++responseCount === 80) product.child.kill('SIGKILL')
    }
    // Ten at a time, so that some are in progress when the process dies.
    const numbers = Array.from({ length: 200 }, (_, index) => index)
    const failures: unknown[] = []
    const worker = async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        await post(number).catch((error) => failures.push(error))
      }
    }
    await Promise.all(Array.from({ length: 10 }, worker))
    expect(await product.ended).toBe('SIGKILL')
    expect(acknowledged.length).toBeGreaterThanOrEqual(80)
    expect(failures.length, 'the kill came in the middle').toBeGreaterThan(0)
    expect(failures.length + acknowledged.length).toBe(200)

    const restarted = await start()
    await restarted.ready()
    const storedTexts = (await worriesOf(api, member)).map(({ shortContent }) => shortContent)
    expect(new Set(storedTexts).size, 'none is there twice').toBe(storedTexts.length)
    expect(
      acknowledged.filter((worry) => !storedTexts.includes(worry)),
      'acknowledged and lost',
    ).toEqual([])
  })
})

test.describe('reports in one sentence', () => {
  /** The process must end by itself, unsuccessfully, and print a sentence instead of a stack. */
  const expectSentence = async (product: Product, sentence: RegExp) => {
    const end = await product.ended
    expect(end, product.output()).toBe(1)
    expect(product.output()).toMatch(sentence)
    expect(product.output()).not.toMatch(/^\s+at .+:\d+/m)
  }

  test('that DATA_DIR is not writable', async () => {
    await inOwnWorkspace(async ({ folder, start }) => {
      writeFileSync(join(folder, 'a-file'), '')
      await expectSentence(await start({ DATA_DIR: join(folder, 'a-file', 'data') }), /DATA_DIR .+ is not writable .+\./)
    })
  })

  test('that the port is taken, or DATA_DIR is in use, by another process, which continues undisturbed', async () => {
    await inOwnWorkspace(async ({ folder, start }) => {
      const first = await start()
      await first.ready()
      const DATA_DIR = join(folder, 'another')
      await expectSentence(await start({ DATA_DIR }), /Port \d+ is taken: .+\./)
      await expectSentence(await start({ PORT: await freePort() }), /DATA_DIR .+ is in use by process \d+: .+\./)
      expect((await fetch(`${first.address}/api/health`)).status).toBe(200)
    })
  })

  test('that DATABASE_URL is unreachable, without the password in it', async () => {
    await inOwnWorkspace(async ({ start }) => {
      const DATABASE_URL = `postgresql://someone:secret-word@127.0.0.1:${await freePort()}/worrystone`
      const product = await start({ DATABASE_URL })
      await expectSentence(product, /DATABASE_URL is unreachable .+\./)
      expect(product.output()).not.toContain('secret-word')
    })
  })

  test('which settings production lacks, all at once', async () => {
    await inOwnWorkspace(async ({ start }) => {
      const product = await start({ NODE_ENV: 'production', DEMO: 'on' })
      await expectSentence(product, /AUTH_SECRET.+PUBLIC_URL.+SMTP_URL.+DEMO=off/)
    })
  })
})
