import type { LanguageCode, SlotName } from '@worrystone/contracts'
import { i18n } from '@worrystone/i18n'
import { session } from '@worrystone/session'
import type { Lifecycles } from '../parcel.tsx'
import type { ServerProps } from './parcel.tsx'
import type { RenderedHtml } from './render-html.tsx'
import { staticPlatform } from './static-platform.ts'

/** A page, or the content of a slot within it. */
export type RemotePage = {
  expose: string
  /** The route as the manifest writes it: `/posts/:postId`; null for a slot. */
  route: string | null
  /** Path and query. */
  address: string
  language: LanguageCode
  /** Where the page's first list begins; null: at its start. */
  after: string | null
  /** Whether the site has a page at this path. */
  hasRoute: (path: string) => boolean
  slots: readonly SlotName[]
  /** The props of a slot. */
  input?: Record<string, unknown>
}

const NO_INPUT = {}

/** The export of a remote's server build: renders one of its pages or slots for a visitor. Rejects for an unknown expose, and when the page throws. */
export function createRenderer(exposes: Record<string, Lifecycles>): (page: RemotePage) => Promise<RenderedHtml> {
  return async ({ expose, route, address, language, after, hasRoute, slots, input = NO_INPUT }) => {
    const lifecycles = exposes[expose]
    if (!lifecycles) throw new Error(`no page ${expose}`)
    // Without tokens: a visitor.
    await session.start()
    await i18n.setLanguage(language)
    const props: ServerProps = {
      name: expose,
      domElement: undefined as unknown as HTMLElement,
      platform: staticPlatform({ address, hasRoute, slots }),
      path: route,
      input: { get: () => input, subscribe: () => () => {} },
      onCrash: () => {},
      after,
    }
    await lifecycles.bootstrap(props)
    return (await lifecycles.mount(props)) as RenderedHtml
  }
}
