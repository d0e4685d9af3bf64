import { picturesApi } from '@worrystone/contracts'
import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { fakeServer, success } from './testing/fake-server.ts'
import { pendingUploads } from './testing/pending-uploads.ts'
import { createTokens } from './tokens.ts'

const PICTURE = '/pictures/a/b/256.webp'

/** A signed-in person who uploads a picture. */
function startUpload() {
  const uploads = pendingUploads()
  const tokens = createTokens(undefined)
  tokens.write({ token: 'old', refreshToken: 'refresh' })
  const server = fakeServer(() => success({ token: 'new', refreshToken: 'next' }))
  const { call } = createApiClient({ tokens, fetch: server.fetch, language: () => 'fr' })
  const form = new FormData()
  form.append('profilePicture', new Blob(['picture']), 'picture.webp')
  const shares: number[] = []
  const controller = new AbortController()
  const uploading = call(
    picturesApi.upload,
    {},
    { form, fetch: fetchWithProgress((share) => shares.push(share)), signal: controller.signal, timeoutMs: 60_000 },
  )
  const settled = uploading.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  )
  const upload = (at: number) => vi.waitUntil(() => uploads[at])
  return { uploads, upload, server, form, shares, controller, settled }
}

describe('an upload', () => {
  it('sends the form with the token, reports its progress and returns the response', async () => {
    const { upload, form, shares, settled } = startUpload()
    const request = await upload(0)
    expect(request).toMatchObject({ method: 'POST', url: '/api/profile-picture/me' })
    expect(request.body).toBe(form)
    expect(request.headers.get('authorization')).toBe('Bearer old')
    expect(request.headers.get('accept-language')).toBe('fr')
    // Only the browser knows the boundary of the parts.
    expect(request.headers.has('content-type')).toBe(false)
    request.progress(50, 200)
    request.progress(200, 200)
    request.respond(200, { data: { profilePictureUrl: PICTURE } })
    expect(await settled).toEqual({ data: { profilePictureUrl: PICTURE } })
    expect(shares).toEqual([0.25, 1])
  })

  it('restarts with a new token when the old one has expired', async () => {
    const { upload, form, server, settled } = startUpload()
    ;(await upload(0)).respond(401, { error: { code: 'UNAUTHORIZED', message: 'Too late' } })
    const repeated = await upload(1)
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/auth/refresh'])
    expect(repeated.headers.get('authorization')).toBe('Bearer new')
    expect(repeated.body).toBe(form)
    repeated.respond(200, { data: { profilePictureUrl: PICTURE } })
    expect(await settled).toEqual({ data: { profilePictureUrl: PICTURE } })
  })

  it('is aborted when the person cancels', async () => {
    const { upload, uploads, controller, settled } = startUpload()
    const request = await upload(0)
    controller.abort(new Error('cancelled'))
    expect(await settled).toMatchObject({ error: { message: 'cancelled' } })
    expect(request.isAborted).toBe(true)
    expect(uploads).toHaveLength(1)
  })

  it('rejects with the server’s message and the time to wait', async () => {
    const { upload, settled } = startUpload()
    const request = await upload(0)
    request.respond(429, { error: { code: 'RATE_LIMITED', message: 'Slower' } }, { 'retry-after': '7' })
    expect(await settled).toMatchObject({ error: { status: 429, message: 'Slower', retryAfterMs: 7_000 } })
  })

  it('reports a network error when the connection breaks, and is not retried', async () => {
    const { upload, uploads, settled } = startUpload()
    ;(await upload(0)).loseConnection()
    expect(await settled).toMatchObject({ error: { code: 'NETWORK' } })
    expect(uploads).toHaveLength(1)
  })

  it('treats a response without a body by its status', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { upload, settled } = startUpload()
    ;(await upload(0)).respond(204, undefined)
    expect(await settled).toMatchObject({ error: { code: 'INTERNAL', status: 204 } })
  })
})
