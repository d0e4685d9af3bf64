import type { ComponentType, ReactNode } from 'react'
import * as React from 'react'
import { createRoot } from 'react-dom/client'
import singleSpaReact, { type ReactAppOrParcel, type SingleSpaReactOpts } from 'single-spa-react'
import type { Platform } from './platform.ts'

/** A value that changes while an expose stays mounted; single-spa's own `update` loses quick successive updates. */
export type Store<T> = { get(): T; subscribe(listener: () => void): () => void }

/** What the host passes to one mounted expose. `name` is unique for each mount: single-spa-react finds roots by it. */
export type ParcelProps = {
  name: string
  domElement: HTMLElement
  platform: Platform
  /** The route of a page, `null` for a slot. */
  path: string | null
  input: Store<Record<string, unknown>>
  onCrash(error: unknown): void
}

type SingleSpaProps = Parameters<ReactAppOrParcel<ParcelProps>['mount']>[0]

export type Lifecycles = {
  bootstrap(props: ParcelProps): Promise<unknown>
  mount(props: ParcelProps): Promise<unknown>
  unmount(props: ParcelProps): Promise<unknown>
}

/** single-spa-react passes every prop of the parcel to its boundary. Without one, a throw leaves `mount` and `unmount` unsettled. */
class CrashBoundary extends React.Component<ParcelProps & { children?: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }
  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }
  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }
  override render() {
    return this.state.hasCrashed ? null : this.props.children
  }
}

/** One React root for one mount: settles every promise that single-spa-react leaves open when a tree throws or never commits. */
function reactRoot(props: ParcelProps, Root: ComponentType<ParcelProps>) {
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => {})
  let isRemoved = false

  const crash = (error: unknown) => {
    failed.reject(error)
    props.onCrash(error)
  }
  const ownProps: ParcelProps = { ...props, onCrash: crash }
  const options = {
    React,
    ReactDOMClient: {
      createRoot(element: Element) {
        const root = createRoot(element, {
          identifierPrefix: `${props.platform.instanceId}-`,
          onUncaughtError: (error) => {
            isRemoved = true
            crash(error)
          },
        })
        // Rendered in short tasks: a large page as one task blocks a slow phone.
        const render = (tree: ReactNode) => React.startTransition(() => root.render(tree))
        return { render, unmount: () => root.unmount() }
      },
    },
    rootComponent: Root,
    errorBoundaryClass: CrashBoundary,
    parcelCanUpdate: false,
  }
  // single-spa adds props of its own at run time; neither single-spa-react nor our tree reads them.
  const react = singleSpaReact(options as unknown as SingleSpaReactOpts<SingleSpaProps>)
  const spaProps = ownProps as SingleSpaProps

  const unmount = async () => {
    const done = react.unmount(spaProps)
    // React has already removed a tree that threw outside every boundary, and single-spa-react would wait for that removal again.
    if (!isRemoved) await done
  }

  const mount = async () => {
    const onAbort = () => failed.reject(new Error('aborted before it was mounted'))
    props.platform.signal.addEventListener('abort', onAbort)
    try {
      await Promise.race([react.mount(spaProps), failed.promise])
    } catch (error) {
      // single-spa never unmounts what failed to mount. The tree may never have been committed, so nothing is awaited.
      unmount().catch(() => {})
      throw error
    } finally {
      props.platform.signal.removeEventListener('abort', onAbort)
    }
  }
  return { mount, unmount }
}

/** single-spa lifecycles around a React component that settle however a tree fails. */
export function reactLifecycles(Root: ComponentType<ParcelProps>, prepare: () => Promise<unknown>): Lifecycles {
  const roots = new Map<string, ReturnType<typeof reactRoot>>()
  return {
    bootstrap: prepare,
    async mount(props) {
      const root = reactRoot(props, Root)
      await root.mount()
      roots.set(props.name, root)
    },
    async unmount(props) {
      const root = roots.get(props.name)
      roots.delete(props.name)
      await root?.unmount()
    },
  }
}
