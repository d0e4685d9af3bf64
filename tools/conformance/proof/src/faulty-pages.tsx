import { usePlatform } from '@worrystone/remote-kit'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Page } from './good.tsx'
import { page } from './remote.ts'

const effectPage = (effect: () => void) =>
  page(() => {
    useEffect(effect, [])
    return <Page />
  })

export const console_ = effectPage(() => console.error('something is wrong here'))

export const report = page(() => {
  const platform = usePlatform()
  useEffect(() => platform.report(new Error('not quite well')), [platform])
  return <Page />
})

export const policy = effectPage(() => document.body.setAttribute('style', 'color: red'))

export const blank = page(() => null)

export const id = page(() => (
  <Page>
    <p id="the-only-one">twice</p>
  </Page>
))

let isVisible = true
const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  isVisible = true
  return () => {
    listeners.delete(listener)
    isVisible = false
    for (const item of listeners) item()
  }
}
export const shared = page(() => (useSyncExternalStore(subscribe, () => isVisible) ? <Page /> : null))

export const globalStyle = effectPage(() => {
  const style = document.createElement('style')
  document.head.append(style)
  style.sheet?.insertRule('body { letter-spacing: 1px }')
})

export const body = effectPage(() => {
  document.body.dataset.proof = 'yes'
})

export const popstate = page(() => {
  useEffect(() => {
    const onPopState = () => {}
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  return <Page />
})

export const keys = page(() => (
  <Page>
    {['a', 'b'].map((item) => (
      // biome-ignore lint/correctness/useJsxKeyInIterable: the very fault
      <span>{item}</span>
    ))}
  </Page>
))

export const label = page(() => (
  <Page>
    <input type="text" />
  </Page>
))

export const english = page(() => <h1>Always English</h1>)

export const wide = page(() => (
  <Page>
    <div style={{ inlineSize: 600, blockSize: 10 }} />
  </Page>
))

export const leftToRight = page(() => (
  <div dir="ltr">
    <Page />
  </div>
))

/** Sends a request without a signal, and renders nothing until it is answered. */
export const lastingRequest = page(() => {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => void fetch('/api/health?lastingRequest').then(() => setKnown(true)), [])
  return isKnown ? <Page /> : null
})

/** Sends another request after each response, also when it is unmounted. */
export const repeatedRequest = page(() => {
  useEffect(() => {
    const abort = new AbortController()
    const sendAgain = () => void setTimeout(() => fetch('/api/health?repeatedRequest').catch(() => {}), 100)
    fetch('/api/health', { signal: abort.signal }).then(sendAgain, sendAgain)
    return () => abort.abort()
  }, [])
  return <Page />
})
