import { i18n } from '@worrystone/i18n'
import { expect, it, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

function aContainer() {
  const posted: unknown[] = []
  const registered: string[] = []
  const active = { postMessage: (message: unknown) => posted.push(message) }
  const container = {
    register: async (address: string | URL) => {
      registered.push(String(address))
      return {} as ServiceWorkerRegistration
    },
    ready: Promise.resolve({ active } as unknown as ServiceWorkerRegistration),
  }
  return { container, posted, registered }
}

it('registers the worker for the whole site, and has it cache help in the language of the page', async () => {
  const { container, posted, registered } = aContainer()
  await registerWorker(container)
  expect(registered).toEqual(['/sw.js'])
  expect(posted).toEqual([{ type: 'help.keep', language: 'en' }])
  await i18n.setLanguage('de')
  expect(posted.at(-1)).toEqual({ type: 'help.keep', language: 'de' })
  await i18n.setLanguage('en')
})

it('does nothing where browsers support or allow none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await registerWorker(undefined)
  const { container } = aContainer()
  await registerWorker({ ...container, register: () => Promise.reject(new Error('forbidden')) })
})
