import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const MANY = 30

let app: Awaited<ReturnType<typeof testApp>>
let port: number
const sockets: Socket[] = []
beforeAll(async () => {
  app = await testApp()
  // Node reads it when it begins to listen.
  const { server } = app.server as { server: Server & { connectionsCheckingInterval?: number } }
  expect(server.connectionsCheckingInterval).toBe(5_000)
  server.connectionsCheckingInterval = 250
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.server.address() as AddressInfo).port
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => app.server.close())

/** A client that sends `text` and never closes the connection. */
function aClient(text: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(text))
  sockets.push(socket.on('error', () => {}))
  return socket
}
const open = () =>
  new Promise<number>((resolve, reject) =>
    app.server.server.getConnections((failure, count) => (failure ? reject(failure) : resolve(count))),
  )

test('a request with incomplete headers or body receives 408 and is closed, also if the client does not close', async () => {
  const { server } = app.server
  const { headersTimeout, requestTimeout } = server
  try {
    const received: string[] = []
    for (let i = 0; i < MANY; i++) {
      const heads = aClient('GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ')
      heads.on('data', (part) => received.push(String(part).slice(0, 20)))
      aClient(
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
      ).resume()
      aClient('').resume()
    }
    await expect.poll(open, { timeout: 10_000 }).toBe(3 * MANY)
    Object.assign(server, { headersTimeout: 200, requestTimeout: 400 })
    await expect.poll(open, { timeout: 14_000 }).toBe(0)
    expect(received).toEqual(Array(MANY).fill('HTTP/1.1 408 Request'))
  } finally {
    Object.assign(server, { headersTimeout, requestTimeout })
  }
})

test('a response that is not read for a minute is closed', async () => {
  const { server } = app.server
  expect(server.timeout).toBe(60_000)
  server.setTimeout(1500)
  try {
    const reader = aClient('').pause()
    await expect.poll(open, { timeout: 10_000 }).toBe(1)
    // 70 MB, more than the buffers of both sides. Sent after the check above, because answering it blocks this process.
    reader.write('GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100))
    await expect.poll(open, { timeout: 10_000 }).toBe(0)
  } finally {
    server.setTimeout(60_000)
  }
})
