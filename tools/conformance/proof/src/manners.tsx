import { usePlatform } from '@worrystone/remote-kit'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Page } from './good.tsx'
import { page } from './remote.ts'

const doing = (effect: () => void) =>
  page(() => {
    useEffect(effect, [])
    return <Page />
  })

export const console_ = doing(() => console.error('something is wrong here'))

export const report = page(() => {
  const platform = usePlatform()
  useEffect(() => platform.report(new Error('not quite well')), [platform])
  return <Page />
})

export const policy = doing(() => document.body.setAttribute('style', 'color: red'))

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
    for (const each of listeners) each()
  }
}
export const shared = page(() => (useSyncExternalStore(subscribe, () => isVisible) ? <Page /> : null))

export const globalStyle = doing(() => {
  const style = document.createElement('style')
  document.head.append(style)
  style.sheet?.insertRule('body { letter-spacing: 1px }')
})

export const body = doing(() => {
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
    {['a', 'b'].map((each) => (
      // biome-ignore lint/correctness/useJsxKeyInIterable: the very fault
      <span>{each}</span>
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
export const asking = page(() => {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => void fetch('/api/health?asking').then(() => setKnown(true)), [])
  return isKnown ? <Page /> : null
})

/** Sends another request after each response, also when it is unmounted. */
export const insisting = page(() => {
  useEffect(() => {
    const gone = new AbortController()
    const again = () => void setTimeout(() => fetch('/api/health?insisting').catch(() => {}), 100)
    fetch('/api/health', { signal: gone.signal }).then(again, again)
    return () => gone.abort()
  }, [])
  return <Page />
})
