import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { testApp } from './test-app.ts'

/** The base address of the API of this app, which listens from now on. */
export async function serveOnPort({ server }: Awaited<ReturnType<typeof testApp>>): Promise<string> {
  await server.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/api`
}

/** Reads a stream as the page does: `fetch` with the usual header. `next` waits for the next event, undefined at the end. */
export async function listenToStream<Data>(url: string, token: string) {
  type Event = { event: string; data: Data }
  const controller = new AbortController()
  onTestFinished(() => controller.abort())
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: controller.signal })
  const events: Event[] = []
  let isOver = false
  let text = ''
  void (async () => {
    try {
      for await (const part of response.body ?? []) {
        text += new TextDecoder().decode(part as Uint8Array)
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const [, event, data] = /^event: (.+)\ndata: (.+)$/.exec(text.slice(0, end)) ?? []
          if (event && data) events.push({ event, data: JSON.parse(data) })
          text = text.slice(end + 2)
        }
      }
    } catch {
      // Aborted by the test.
    }
    isOver = true
  })()
  return {
    response,
    events,
    async next(): Promise<Event | undefined> {
      for (let i = 0; i < 500 && events.length === 0 && !isOver; i++) await new Promise((resolve) => setTimeout(resolve, 10))
      if (events.length === 0 && !isOver) throw new Error('nothing came, and it did not end')
      return events.shift()
    },
  }
}
