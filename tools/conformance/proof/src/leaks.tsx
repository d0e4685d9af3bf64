import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Page } from './good.tsx'
import { page } from './remote.ts'

/** A page with an effect and, where that returns a function, a cleanup. */
const doing = (effect: () => undefined | (() => void)) =>
  page(() => {
    useEffect(effect, [])
    return <Page />
  })

export const listener = doing(() => {
  addEventListener('resize', () => {})
  return undefined
})

export const interval = doing(() => {
  setInterval(() => {}, 60_000)
  return undefined
})

export const observer = doing(() => {
  new ResizeObserver(() => {}).observe(document.body)
  return undefined
})

export const connection = doing(() => {
  const channel = new BroadcastChannel('proof')
  channel.onmessage = () => {}
  kept.push(channel)
  return undefined
})

export const element = doing(() => {
  document.body.append(document.createElement('aside'))
  return undefined
})

/** A styled component of its own for each mount: each adds a rule that is never removed. */
export const rules = page(() => {
  const [Own] = useState(() => styled.p`order: ${() => kept.push(null)};`)
  return (
    <Page>
      <Own />
    </Page>
  )
})

export const overflow = doing(() => {
  document.body.classList.add(`proof-${kept.length}`)
  kept.push(null)
  return undefined
})

const kept: unknown[] = []

function Held() {
  const own = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    kept.push(own.current)
  }, [])
  return (
    <Page>
      <p ref={own} />
    </Page>
  )
}
export const held = page(Held)

/** Elements in memory only, outside the expose's own tree. */
export const detached = doing(() => {
  const list = document.createElement('ul')
  for (let count = 0; count < 4; count++) list.append(document.createElement('li'))
  kept.push(list)
  return undefined
})
