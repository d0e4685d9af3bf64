import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { DRAWINGS, drawingUrl, LIMITS, PICTURE_SIZES, pictureAt, picturesApi, usersApi } from '@worrystone/contracts'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBucket } from '../../testing/bucket.ts'
import { testApp } from '../../testing/test-app.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})

const BOUNDARY = 'worrystone-test'
type Part = { name?: string; file?: string; content: Buffer | string; type?: string }

const form = (parts: Part[]) =>
  Buffer.concat([
    ...parts.flatMap(({ name = 'profilePicture', file, content, type = 'image/png' }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\ncontent-type: ${type}`}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])

async function send(as: string | undefined, payload: Buffer | Readable, type = `multipart/form-data; boundary=${BOUNDARY}`) {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/profile-picture/me',
    payload,
    headers: { 'content-type': type, ...(as && { authorization: `Bearer ${as}` }) },
  })
  return {
    status: answer.statusCode,
    ...(answer.json() as { data: { profilePictureUrl: string }; error: { message: string; code: string } }),
  }
}
const upload = (as: string | undefined, content: Buffer, file = 'me.png') => send(as, form([{ file, content }]))
const fetchFile = (url: string) => app.server.inject(url)

const plain = (width = 300, height = 200, color = '#357') => sharp({ create: { width, height, channels: 3, background: color } })
const photo = () => plain().png().toBuffer()
const filesOf = (userId: string) => {
  const folder = join(app.deps.config.dataDir, 'pictures', userId)
  return existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()) : []
}
const stored = async (as: string) => (await app.call(picturesApi.own, { as })).data.profilePictureUrl

describe('an uploaded picture', () => {
  test('is re-encoded in every size, upright, square, and without metadata', async () => {
    const { token, id } = await app.aMember()
    const camera = await plain(400, 300)
      .withExif({ IFD0: { Artist: 'MARKER-ARTIST' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(camera).metadata()).exif).toBeDefined()
    const { status, data } = await upload(token, camera, 'IMG_1.JPG')
    expect(status).toBe(200)
    expect(data.profilePictureUrl).toMatch(new RegExp(`^/pictures/${id}/[\\w-]+/256\\.webp$`))
    expect(await stored(token)).toBe(data.profilePictureUrl)
    expect((await app.call(usersApi.profile, { as: token })).data.avatarUrl).toBe(data.profilePictureUrl)
    for (const size of PICTURE_SIZES) {
      const { statusCode, headers, rawPayload } = await fetchFile(pictureAt(data.profilePictureUrl, size))
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const { format, width, height, exif, icc, xmp, orientation } = await sharp(rawPayload).metadata()
      expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({ format: 'webp', width: size, height: size })
      expect(rawPayload.includes('MARKER-ARTIST')).toBe(false)
    }
  })

  test.each(['jpeg', 'png', 'webp'] as const)('may be %s, whatever its file name', async (format) => {
    const { token } = await app.aMember()
    expect((await upload(token, await plain().toFormat(format).toBuffer(), 'x.txt')).status).toBe(200)
  })

  test('replaces the previous one, whose files are deleted', async () => {
    const { token, id } = await app.aMember()
    const first = (await upload(token, await photo())).data.profilePictureUrl
    const second = (await upload(token, await plain(50, 50, '#f00').png().toBuffer())).data.profilePictureUrl
    expect(second).not.toBe(first)
    expect((await fetchFile(first)).statusCode).toBe(404)
    expect((await fetchFile(second)).statusCode).toBe(200)
    expect(filesOf(id)).toHaveLength(PICTURE_SIZES.length)
  })

  test('leaves one set of files after concurrent uploads', async () => {
    const { token, id } = await app.aMember()
    const picture = await photo()
    await Promise.all([upload(token, picture), upload(token, picture), upload(token, picture)])
    expect(filesOf(id)).toHaveLength(PICTURE_SIZES.length)
    expect((await fetchFile((await stored(token)) ?? '')).statusCode).toBe(200)
  })
})

describe('a refused upload stores nothing', () => {
  const TOO_LARGE = 'The picture must be at most 5 MB. Please choose a smaller one'
  const WRONG = 'Please choose a JPG, PNG or WebP picture'

  async function refused(body: Buffer | Readable, status: number, message: string) {
    const { token, id } = await app.aMember()
    const answer = await send(token, body)
    expect([answer.status, answer.error.message]).toEqual([status, message])
    expect(await stored(token)).toBeNull()
    expect(filesOf(id)).toEqual([])
  }

  test('a file of more than 5 MB, also without a content-length', async () => {
    const large = form([{ file: 'a.png', content: Buffer.concat([await photo(), Buffer.alloc(LIMITS.pictureBytes)]) }])
    await refused(large, 413, TOO_LARGE)
    await refused(Readable.from(chunksOf(large)), 413, TOO_LARGE)
  })

  test('an endless file, while it is still being sent', async () => {
    const ownApp = await testApp()
    const { token } = await ownApp.aMember()
    await ownApp.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = ownApp.server.server.address() as { port: number }
    const response = await endlessUpload(port, token)
    expect(response).toMatch(/^HTTP\/1\.1 413 /)
    expect(response).toContain(TOO_LARGE)
    await ownApp.server.close()
  })

  test('a file of one byte too much; exactly 5 MB is accepted', async () => {
    const picture = await photo()
    const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
    await refused(form([{ file: 'a.png', content: padded(LIMITS.pictureBytes + 1) }]), 413, TOO_LARGE)
    const { token } = await app.aMember()
    expect((await upload(token, padded(LIMITS.pictureBytes))).status).toBe(200)
  })

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['nonsense', 'MZ\u0000\u0001'],
  ])('%s with the content type PNG', async (_, content) => {
    await refused(form([{ file: 'a.png', content }]), 415, WRONG)
  })

  test.each(['gif', 'tiff'] as const)('%s', async (format) => {
    await refused(form([{ file: 'a.png', content: await plain(20, 20).toFormat(format).toBuffer() }]), 415, WRONG)
  })

  test('a truncated picture', async () => {
    const whole = await plain(800, 800).jpeg().toBuffer()
    const message = 'This picture could not be read. Please choose another one'
    await refused(form([{ file: 'a.jpg', content: whole.subarray(0, whole.length / 2) }]), 400, message)
  })

  test('a small file with too many pixels', async () => {
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await refused(form([{ file: 'a.png', content: bomb }]), 400, 'This picture has too many pixels. Please choose a smaller one')
  })

  test('a form without a picture, with two, with another field, or aborted', async () => {
    const content = await photo()
    const none = 'Please choose a picture'
    await refused(form([]), 400, none)
    await refused(form([{ file: 'a.png', content: '' }]), 400, none)
    await refused(form([{ content: 'text' }]), 400, none)
    await refused(form([{ name: 'avatar', file: 'a.png', content }]), 400, none)
    await refused(
      form([
        { file: 'a.png', content },
        { file: 'b.png', content },
      ]),
      400,
      none,
    )
    const whole = form([{ file: 'a.png', content }])
    await refused(whole.subarray(0, whole.length - 60), 400, 'The upload could not be read. Please try again')
  })

  test('JSON, and a request without sign-in', async () => {
    const { token } = await app.aMember()
    expect((await send(token, Buffer.from('{}'), 'application/json')).error).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: WRONG,
    })
    expect((await upload(undefined, await photo())).status).toBe(401)
  })
})

test('a picture is deleted, idempotently', async () => {
  const { token, id } = await app.aMember()
  const url = (await upload(token, await photo())).data.profilePictureUrl
  for (let i = 0; i < 2; i++) {
    expect(await app.call(picturesApi.remove, { as: token })).toMatchObject({ status: 200, data: { profilePictureUrl: null } })
  }
  expect((await fetchFile(url)).statusCode).toBe(404)
  expect(filesOf(id)).toEqual([])
  expect((await app.call(picturesApi.remove)).status).toBe(401)
})

describe('a drawing', () => {
  const choose = (as: string | undefined, drawing: string) =>
    app.call(picturesApi.choose, { as, body: { drawing: drawing as never } })

  test('is chosen instead of an uploaded picture, whose files are deleted, and is removed like one', async () => {
    const { token, id } = await app.aMember()
    const uploaded = (await upload(token, await photo())).data.profilePictureUrl
    const url = drawingUrl('hedgehog')
    expect(await choose(token, 'hedgehog')).toMatchObject({ status: 200, data: { profilePictureUrl: url } })
    expect((await app.call(usersApi.profile, { as: token })).data.avatarUrl).toBe(url)
    expect((await app.call(picturesApi.ofPerson, { params: { userId: id } })).data.profilePictureUrl).toBe(url)
    expect((await fetchFile(uploaded)).statusCode).toBe(404)
    expect(filesOf(id)).toEqual([])
    await app.call(picturesApi.remove, { as: token })
    expect(await stored(token)).toBeNull()
    // It belongs to nobody: the others who chose it keep it.
    expect((await fetchFile(url)).statusCode).toBe(200)
  })

  test('is refused by a sentence when there is none of this name, and without sign-in', async () => {
    const { token } = await app.aMember()
    for (const name of ['dragon', '../x/y/256.webp', 'constructor', '']) {
      const { status, error } = await choose(token, name)
      expect([status, error?.details?.[0]]).toEqual([400, { path: 'drawing', message: 'Please choose one of the drawings' }])
    }
    expect(await stored(token)).toBeNull()
    expect((await choose(undefined, 'fox')).status).toBe(401)
  })

  test.each(DRAWINGS)('%s is a small file without scripts, cached forever', async (name) => {
    const { statusCode, headers, body } = await fetchFile(drawingUrl(name))
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(body.length).toBeLessThan(1_500)
    expect(body).not.toMatch(/<script|<text|href|\son\w+=/)
    const { width, height } = await sharp(Buffer.from(body)).metadata()
    expect(width).toBe(height)
  })

  test('that does not exist is not found', async () => {
    for (const name of ['dragon.svg', 'fox', 'fox.png', '..%2ffiles.ts']) {
      expect((await fetchFile(`/pictures/drawings/${name}`)).statusCode).toBe(404)
    }
  })
})

test('the address of a picture is public, except across a block', async () => {
  const [me, other, blocked] = [await app.aMember(), await app.aMember(), await app.aMember()]
  const url = (await upload(me.token, await photo())).data.profilePictureUrl
  const pictureOf = (userId: string, as?: string) => app.call(picturesApi.ofPerson, { params: { userId }, as })
  expect((await pictureOf(me.id)).data).toEqual({ profilePictureUrl: url })
  expect((await pictureOf(other.id, me.token)).data).toEqual({ profilePictureUrl: null })
  await app.database.db().insertInto('blocks').values({ blocker_id: me.id, blocked_id: blocked.id }).execute()
  expect((await pictureOf(me.id, blocked.token)).status).toBe(404)
  expect((await pictureOf('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await app.call(picturesApi.own)).status).toBe(401)
})

test('an invalid address of a picture is not found', async () => {
  for (const path of ['x/y/256.webp', 'x/y/300.webp', '..%2f..%2fsecret/y/256.webp', 'x/%2e%2e/256.webp']) {
    expect((await fetchFile(`/pictures/${path}`)).statusCode).toBe(404)
  }
})

test('pictures can be stored in a bucket', async () => {
  const bucket = await aBucket()
  const { endpoint = '', region, bucket: name, accessKeyId, secretAccessKey } = bucket.settings
  const ownApp = await testApp({
    environment: {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  })
  const { token, id } = await ownApp.aMember()
  const sent = async () =>
    ownApp.server.inject({
      method: 'POST',
      url: '/api/profile-picture/me',
      payload: form([{ file: 'a.png', content: await photo() }]),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, authorization: `Bearer ${token}` },
    })
  const url = (await sent()).json().data.profilePictureUrl
  const mine = () => [...bucket.files.keys()].filter((key) => key.startsWith(`pictures/${id}/`))
  expect(mine()).toHaveLength(PICTURE_SIZES.length)
  const { statusCode, rawPayload } = await ownApp.server.inject(url)
  expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 256])
  await ownApp.call(picturesApi.remove, { as: token })
  expect(mine()).toEqual([])
  await ownApp.server.close()
  await bucket.close()
})

test('the status lists limits, types and sizes', async () => {
  expect((await app.call(picturesApi.status)).data).toEqual({
    isAvailable: true,
    maxBytes: 5 * 1024 * 1024,
    types: ['image/jpeg', 'image/png', 'image/webp'],
    sizes: [64, 128, 256, 512],
  })
})

function* chunksOf(all: Buffer) {
  for (let at = 0; at < all.length; at += 65_536) yield all.subarray(at, at + 65_536)
}

/** Sends an endless file and returns the response. */
function endlessUpload(port: number, token: string): Promise<string> {
  const chunk = (content: Buffer | string) => `${Buffer.byteLength(content).toString(16)}\r\n${content}\r\n`
  const lines = [
    'POST /api/profile-picture/me HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    'Transfer-Encoding: chunked',
  ]
  const part = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="profilePicture"; filename="a.png"\r\n\r\n`
  return new Promise((resolve) => {
    let response = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n${chunk(part)}`)
      const more = () => {
        if (response || socket.destroyed) return
        if (socket.write(chunk('a'.repeat(65_536)))) setImmediate(more)
        else socket.once('drain', more)
      }
      more()
    })
    socket.on('data', (data) => {
      response += data
      setTimeout(() => socket.destroy(), 100)
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(response))
  })
}
