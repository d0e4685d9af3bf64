import type { Navigation } from '@worrystone/remote-kit'

type Messages = Pick<ServiceWorkerContainer, 'addEventListener' | 'removeEventListener'>

/** Goes where a pressed push leads, in this page: a reload would lose what somebody is writing in it. Says to the worker that it does. */
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
