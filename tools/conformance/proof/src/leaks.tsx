import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Page } from './good.tsx'
import { page } from './remote.ts'

/** A page with an effect and, where that returns a function, a cleanup. */
const effectPage = (effect: () => undefined | (() => void)) =>
  page(() => {
    useEffect(effect, [])
    return <Page />
  })

export const listener = effectPage(() => {
  addEventListener('resize', () => {})
  return undefined
})

export const interval = effectPage(() => {
  setInterval(() => {}, 60_000)
  return undefined
})

export const observer = effectPage(() => {
  new ResizeObserver(() => {}).observe(document.body)
  return undefined
})

export const connection = effectPage(() => {
  const channel = new BroadcastChannel('proof')
  channel.onmessage = () => {}
  retained.push(channel)
  return undefined
})

export const element = effectPage(() => {
  document.body.append(document.createElement('aside'))
  return undefined
})

/** A styled component of its own for each mount: each adds a rule that is never removed. */
export const rules = page(() => {
  const [DynamicStyle] = useState(() => styled.p`order: ${() => retained.push(null)};`)
  return (
    <Page>
      <DynamicStyle />
    </Page>
  )
})

export const overflow = effectPage(() => {
  document.body.classList.add(`proof-${retained.length}`)
  retained.push(null)
  return undefined
})

const retained: unknown[] = []

function Held() {
  const paragraph = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    retained.push(paragraph.current)
  }, [])
  return (
    <Page>
      <p ref={paragraph} />
    </Page>
  )
}
export const held = page(Held)

/** Elements in memory only, outside the expose's own tree. */
export const detached = effectPage(() => {
  const list = document.createElement('ul')
  for (let count = 0; count < 4; count++) list.append(document.createElement('li'))
  retained.push(list)
  return undefined
})
