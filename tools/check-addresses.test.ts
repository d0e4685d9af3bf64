import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkAddresses } from './check-addresses.ts'

let site: string
const server = createServer((request, response) => {
  if (request.url === '/fine') return response.end('here')
  if (request.url === '/moved') return response.writeHead(301, { location: '/elsewhere' }).end()
  if (request.url === '/elsewhere') return response.end('here now')
  if (request.url === '/slash') return response.writeHead(301, { location: '/slash/' }).end()
  if (request.url === '/slash/') return response.end('the same')
  if (request.url === '/people-only') return response.writeHead(403).end()
  // A connection error.
  if (request.url === '/silent') return
  response.writeHead(404).end()
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('reports the result of each address, in the order of the list', async () => {
  const paths = ['/fine', '/moved', '/slash', '/people-only', '/gone', '/silent']
  const addresses = paths.map((path) => ({ id: path.slice(1), url: site + path }))
  const findings = await checkAddresses(addresses, { timeoutMs: 500, concurrency: 2 })
  expect(findings.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'fine fine',
    'moved moved',
    'slash fine',
    'people-only refused',
    'gone gone',
    'silent silent',
  ])
  expect(findings[1]?.detail).toBe(`${site}/elsewhere`)
})

it('sends only a few requests at a time', async () => {
  let active = 0
  let maxActive = 0
  const fetch = async () => {
    maxActive = Math.max(maxActive, ++active)
    await new Promise((resolve) => setTimeout(resolve, 5))
    active--
    return new Response()
  }
  const addresses = Array.from({ length: 20 }, (_, index) => ({ id: String(index), url: `https://${index}.example.org` }))
  await checkAddresses(addresses, { timeoutMs: 500, concurrency: 3, fetch })
  expect(maxActive).toBe(3)
})
