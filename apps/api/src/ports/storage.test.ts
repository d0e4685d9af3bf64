import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { aBucket } from '../testing/bucket.ts'
import { diskStorage, type Storage, s3Storage } from './storage.ts'

let bucket: Awaited<ReturnType<typeof aBucket>>
const root = mkdtempSync(join(tmpdir(), 'worrystone-storage-'))
const makers: Record<string, () => Storage> = {
  'on the disk': () => diskStorage(root),
  'in a bucket': () => s3Storage(bucket.settings),
}

beforeAll(async () => {
  bucket = await aBucket()
  return () => bucket.close()
})

describe.each(Object.entries(makers))('a storage %s', (_, make) => {
  let storage: Storage
  beforeAll(() => {
    storage = make()
    return () => storage.close()
  })
  const put = (key: string, content: string) => storage.put(key, Buffer.from(content), 'text/plain')
  const read = async (key: string) => {
    const stream = await storage.get(key)
    return stream && text(stream)
  }

  it('returns what was stored, and reports what exists', async () => {
    expect(await storage.has('a/one.js')).toBe(false)
    expect(await read('a/one.js')).toBeUndefined()
    expect(await put('a/one.js', 'one é 石')).toBe(true)
    expect(await storage.has('a/one.js')).toBe(true)
    expect(await read('a/one.js')).toBe('one é 石')
  })

  it('never overwrites a file', async () => {
    await put('b/one.js', 'first')
    expect(await put('b/one.js', 'second')).toBe(false)
    expect(await read('b/one.js')).toBe('first')
  })

  it('stores one of several concurrent writes of a key, and reports which one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, each) => put('c/one.js', `content ${each}`)))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await read('c/one.js')).toBe(`content ${answers.indexOf(true)}`)
  })

  it('lists a folder in order, up to the limit, without its siblings', async () => {
    for (const key of ['d/b.js', 'd/a.js', 'd/deep/er/c.js', 'dd/x.js']) await put(key, 'x')
    expect(await storage.list('d/', 100)).toEqual(['d/a.js', 'd/b.js', 'd/deep/er/c.js'])
    expect(await storage.list('d/', 2)).toEqual(['d/a.js', 'd/b.js'])
    expect(await storage.list('none/', 100)).toEqual([])
  })

  it('deletes a folder and nothing else', async () => {
    for (const key of ['e/1.js', 'e/deep/2.js', 'ee/3.js']) await put(key, 'x')
    await storage.remove('e/')
    await storage.remove('never/')
    expect(await storage.list('e/', 100)).toEqual([])
    expect(await storage.has('ee/3.js')).toBe(true)
  })

  it.each(['../x', '/x', 'a/../x', 'a\\x', 'a//x', '', '.hidden', 'a/%2e%2e/x', 'a\0', 'x'.repeat(501)])(
    'refuses %j as a key',
    async (key) => {
      await expect(put(key, 'x')).rejects.toThrow('Not a key')
      await expect(storage.get(key)).rejects.toThrow('Not a key')
      await expect(async () => storage.list(`${key}/`, 1)).rejects.toThrow('Not a key')
    },
  )
})

it('the disk keeps no temporary files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worrystone-storage-'))
  const storage = diskStorage(folder)
  await Promise.all(['1', '2', '3'].map((content) => storage.put('a/x.js', Buffer.from(content), 'text/plain')))
  expect(readdirSync(join(folder, 'a'))).toEqual(['x.js'])
  expect(existsSync(join(folder, 'a/x.js'))).toBe(true)
})

describe('a bucket', () => {
  it('is called with a signature that covers the body, and without the secret', async () => {
    const storage = s3Storage(bucket.settings)
    bucket.calls.length = 0
    await storage.put('s/x.js', Buffer.from('x'), 'text/javascript')
    const [call] = bucket.calls
    expect(call?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=the-key-id\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=[^,]*content-type[^,]*if-none-match[^,]*x-amz-content-sha256[^,]*, Signature=[a-f0-9]{64}$/,
    )
    // SHA-256 of "x".
    expect(call?.headers['x-amz-content-sha256']).toBe('2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881')
    expect(call?.headers['content-type']).toBe('text/javascript')
    expect(JSON.stringify(bucket.calls)).not.toContain('the-secret')
    storage.close()
  })

  it('with a temporary failure is called again', async () => {
    const storage = s3Storage(bucket.settings)
    bucket.failNext(503, 500)
    expect(await storage.put('t/again.js', Buffer.from('x'), 'text/plain')).toBe(true)
    storage.close()
  })

  it('that refuses is an error, not a missing file', async () => {
    const storage = s3Storage(bucket.settings)
    for (const ask of [() => storage.get('t/x.js'), () => storage.has('t/x.js'), () => storage.list('t/', 1)]) {
      bucket.failNext(403, 403, 403)
      await expect(ask()).rejects.toThrow()
    }
    bucket.failNext()
    storage.close()
  })

  it('that does not respond, or stops in the middle, times out', async () => {
    const storage = s3Storage(bucket.settings, 200)
    await s3Storage(bucket.settings).put('t/half.js', Buffer.from('x'.repeat(1_000)), 'text/plain')
    bucket.failNext('silence', 'silence', 'silence')
    await expect(storage.has('t/half.js')).rejects.toThrow()
    bucket.failNext('half a body')
    const read = async () => {
      const stream = await storage.get('t/half.js')
      return stream && text(stream)
    }
    await expect(read()).rejects.toThrow()
    bucket.failNext()
    storage.close()
  })

  it('with more files than one response lists is listed and deleted completely', async () => {
    const storage = s3Storage(bucket.settings)
    for (let each = 0; each < 1_005; each++) bucket.files.set(`many/${String(each).padStart(4, '0')}.js`, Buffer.from('x'))
    expect(await storage.list('many/', 2_000)).toHaveLength(1_005)
    await storage.remove('many/')
    expect(await storage.list('many/', 2_000)).toEqual([])
    storage.close()
  })
})
