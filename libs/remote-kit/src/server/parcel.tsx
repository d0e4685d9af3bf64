import type { ComponentType } from 'react'
import type { Lifecycles, ParcelProps } from '../parcel.tsx'
import { renderHtml } from './render-html.tsx'

/** `after`: where the page's first list begins. */
export type ServerProps = ParcelProps & { after: string | null }

/** Replaces `../parcel.tsx` in a remote's server build: `mount` resolves with HTML and CSS and needs no element. */
export const reactLifecycles = (Root: ComponentType<ParcelProps>, prepare: () => Promise<unknown>): Lifecycles => ({
  bootstrap: prepare,
  mount: (props) => renderHtml(<Root {...props} />, (props as ServerProps).after),
  unmount: async () => {},
})
