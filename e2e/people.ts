import { randomBytes } from 'node:crypto'
import { type APIRequestContext, type Browser, type Page, test } from '@playwright/test'
import {
  type AuthResponse,
  authApi,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  endpointRequest,
  followsApi,
  getResponseData,
  type Post,
  postsApi,
  type User,
} from '@worrystone/contracts'
import type * as z from '@worrystone/contracts/zod'
import { waitForApp } from './test.ts'

/** A member with an account of their own, created for one test. */
export type Member = { email: string; username: string; password: string; user: User; token: string; refreshToken: string }

type Session = Pick<Member, 'token' | 'refreshToken'>

/** Calls the API outside the browser; the call must succeed. */
export async function callApi<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  { by, ...input }: EndpointInput<E> & { by?: Pick<Member, 'token'> },
): Promise<EndpointOutput<E>> {
  const { path, method, headers, body } = endpointRequest(endpoint, input)
  const authorization = by && { authorization: `Bearer ${by.token}` }
  const response = await request.fetch(`/api${path}`, {
    method,
    headers: { ...headers, ...authorization },
    ...(body && { data: body }),
  })
  return getResponseData(endpoint, { ok: response.ok(), status: response.status(), body: await response.text() })
}

/** Registers a new member. Names are letters and digits only, so that screenshots are readable. */
export async function aMember(request: APIRequestContext, name = 'member'): Promise<Member> {
  const username = `${name}_${randomBytes(4).toString('hex')}`
  const [email, password] = [`${username}@example.org`, `Pebble-${randomBytes(6).toString('hex')}-7`]
  const response: AuthResponse = await callApi(request, authApi.register, { body: { email, username, password } })
  return { email, username, password, user: response.user, token: response.token, refreshToken: response.refreshToken }
}

/** Signs the browser in as this member from its next page on, with an empty storage. */
export async function signIn(page: Page, member: Session, origin = test.info().project.use.baseURL ?? ''): Promise<void> {
  // An open page would notice the other account, take over its language and store it for the next page.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.context().setStorageState({
    cookies: [],
    origins: [
      {
        origin,
        localStorage: [
          { name: 'auth_token', value: member.token },
          { name: 'refresh_token', value: member.refreshToken },
        ],
      },
    ],
  })
}

/** A worry of this member, public by default. */
export function aWorry(
  request: APIRequestContext,
  by: Member,
  fields: Partial<z.input<typeof postsApi.create.body>> = {},
): Promise<Post> {
  return callApi(request, postsApi.create, {
    by,
    body: { shortContent: 'what tomorrow brings', worryPrompt: 'I am worried about...', ...fields },
  })
}

/** Makes one member follow another. */
export async function follow(request: APIRequestContext, { by, followed }: { by: Member; followed: Member }): Promise<void> {
  await callApi(request, followsApi.follow, { by, params: { userId: followed.user.id } })
}

/** A moderator and an admin of the demo community that the product starts with. */
export async function signInModerators(request: APIRequestContext): Promise<{ moderator: Member; admin: Member }> {
  const signInAs = async (name: string): Promise<Member> => {
    const [email, password] = [`${name}@demo.worrystone.example`, 'Worry-Stone-24']
    const response = await callApi(request, authApi.login, { body: { email, password } })
    if (response.kind !== 'signed-in') throw new Error(`The sign-in asks for a further step: ${response.kind}`)
    return { email, username: name, password, user: response.user, token: response.token, refreshToken: response.refreshToken }
  }
  return { moderator: await signInAs('ines'), admin: await signInAs('amadou') }
}

/** Another browser, in which this member or nobody is signed in. Closed with the test. */
export async function openOtherBrowser(browser: Browser, member: Member | null): Promise<Page> {
  const { baseURL, locale } = test.info().project.use
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(locale && { locale }) })
  const page = waitForApp(await context.newPage())
  if (member) await signIn(page, member)
  return page
}
