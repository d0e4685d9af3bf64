import type { Lifecycles, ParcelProps } from '@worrystone/remote-kit'
import { createElement, useSyncExternalStore } from 'react'
import { createRoot, type Root } from 'react-dom/client'

const nothing = async () => {}

/** A React root of its own, as in most examples: nothing is notified when the tree throws. */
function ownRoot(): Lifecycles {
  const roots = new Map<string, Root>()
  function Content({ input }: Pick<ParcelProps, 'input'>) {
    useSyncExternalStore(input.subscribe, input.get)
    return <h1>Own root</h1>
  }
  return {
    bootstrap: nothing,
    async mount({ name, domElement, input }: ParcelProps) {
      const root = createRoot(domElement)
      roots.set(name, root)
      root.render(createElement(Content, { input }))
    },
    async unmount({ name }) {
      roots.get(name)?.unmount()
    },
  }
}
export const root = ownRoot()

/** Without React: no boundary catches its errors. */
export const bare: Lifecycles = {
  bootstrap: nothing,
  async mount({ domElement }) {
    domElement.textContent = 'drawn by hand'
  },
  async unmount({ domElement }) {
    domElement.textContent = ''
  },
}

export const endlessMount: Lifecycles = { bootstrap: nothing, mount: () => new Promise(() => {}), unmount: nothing }

export const endlessUnmount: Lifecycles = { ...bare, unmount: () => new Promise(() => {}) }
