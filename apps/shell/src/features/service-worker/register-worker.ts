import { i18n } from '@worrystone/i18n'

const WORKER = '/sw.js'

type Container = Pick<ServiceWorkerContainer, 'register' | 'ready'>
type Policy = { createScriptURL(address: string): unknown }
type PolicyMaker = { createPolicy(name: string, rules: { createScriptURL(): string }): Policy }

/** A TrustedScriptURL where supported; the DOM's types allow strings only. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker }
  return (trustedTypes?.createPolicy('worrystone-worker', { createScriptURL: () => WORKER }).createScriptURL('') ??
    WORKER) as string
}

/** Registers the service worker, which caches the help page in the reader's language. Never rejects. */
export async function registerWorker(container: Container | undefined = navigator.serviceWorker): Promise<void> {
  try {
    if (!container) return
    await container.register(workerAddress(), { scope: '/', updateViaCache: 'none' })
    const { active } = await container.ready
    const sendLanguage = () => active?.postMessage({ type: 'help.keep', language: i18n.language() })
    i18n.subscribe(sendLanguage)
    sendLanguage()
  } catch (error) {
    // Forbidden, as in some private windows: the help page needs the network there.
    console.warn('The service worker could not be registered', error)
  }
}
