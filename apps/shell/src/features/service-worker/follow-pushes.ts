import type { Navigation } from '@worrystone/remote-kit'

type Messages = Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'>

/** Navigates to the page of a clicked push without a reload, which would lose typed text, and confirms it to the worker. */
export function followPushes(navigation: Navigation, worker: Messages | undefined = navigator.serviceWorker): () => void {
  const onMessage = ({ data, ports }: MessageEvent) => {
    if (data?.type !== 'push.open' || typeof data.path !== 'string') return
    ports[0]?.postMessage('followed')
    const { pathname, search, hash } = navigation.get().location
    if (data.path !== pathname + search + hash) navigation.push(data.path)
  }
  worker?.addEventListener('message', onMessage)
  return () => worker?.removeEventListener('message', onMessage)
}
