import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { developmentKeys, isPublic, publicLookup, webPushPort } from './push.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'worrystone-keys-'))
const port = (isLocalAllowed = false) =>
  webPushPort({ keys: developmentKeys(folder()), subject: 'mailto:a@example.org', isLocalAllowed })

describe('allowed endpoints', () => {
  test.each([
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/abc',
    'https://8.8.8.8/push',
    'https://[2606:4700::1111]/push',
  ])('%s', (endpoint) => expect(port().isAllowed(endpoint)).toBe(true))

  test.each([
    'http://updates.push.services.mozilla.com/abc',
    'https://localhost/push',
    'https://worrystone/push',
    'https://db.internal/push',
    'https://127.0.0.1/push',
    'https://127.1/push',
    'https://2130706433/push',
    'https://0x7f.1/push',
    'https://10.1.2.3/push',
    'https://172.20.0.1/push',
    'https://192.168.1.1/push',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/push',
    'https://0.0.0.0/push',
    'https://224.0.0.1/push',
    'https://[::1]/push',
    'https://[::ffff:127.0.0.1]/push',
    'https://[64:ff9b::7f00:1]/push',
    'https://[fd00::1]/push',
    'https://[fe80::1]/push',
    'https://[2002:7f00:1::]/push',
    'https://user:password@fcm.googleapis.com/push',
    'file:///etc/passwd',
    'push',
  ])('not %s', (endpoint) => expect(port().isAllowed(endpoint)).toBe(false))

  test('a literal address is checked in any notation', () => {
    expect(['8.8.8.8', '2a00:1450::1'].every(isPublic)).toBe(true)
    expect(['10.0.0.1', '::', '::1', 'fc00::1', '', 'name'].some(isPublic)).toBe(false)
  })
})

test('a host name is checked by its resolved address', async () => {
  const lookUp = (options: object) =>
    new Promise((resolve) => publicLookup('localhost', options, (failure, found) => resolve(failure?.code ?? found)))
  expect(await lookUp({})).toBe('EADDRREFUSED')
  expect(await lookUp({ all: true })).toBe('EADDRREFUSED')
})

test('a redirect is not followed, and a subscription that is gone differs from a service that fails', async () => {
  let status = 302
  const server = createServer((_request, response) => void response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const target = {
    p256dh: P256DH,
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  }
  const push = port(true)
  await expect(push.send(target, {}, 'notifications')).rejects.toThrow('The push service answered 302')
  status = 410
  expect(await push.send(target, {}, 'notifications')).toBe('gone')
  status = 404
  expect(await push.send(target, {}, 'notifications')).toBe('gone')
  status = 201
  expect(await push.send(target, {}, 'notifications')).toBe('sent')
  server.close()
})

test('development keys are generated once and readable by their owner only', () => {
  const at = folder()
  const first = developmentKeys(at)()
  expect(developmentKeys(at)()).toEqual(first)
  expect(statSync(join(at, 'vapid-keys.json')).mode & 0o777).toBe(0o600)
  writeFileSync(join(at, 'vapid-keys.json'), '{"publicKey": "ha')
  expect(developmentKeys(at)().publicKey).toHaveLength(87)
})

const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
