import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import type { LanguageCode } from '@worrystone/contracts'
import { i18n, NamespaceProvider } from '@worrystone/i18n'
import type { ComponentType } from 'react'
import { StrictMode, useSyncExternalStore } from 'react'
import { Route, Routes } from 'react-router-dom'
import type { Lifecycles, ParcelProps } from './parcel.tsx'
import { reactLifecycles } from './parcel.tsx'
import { PlatformContext } from './platform.ts'
import { NavigationRouter } from './router.tsx'

export type Remote = {
  /** The remote's name in its manifest, and its translation namespace. */
  name: string
  dictionaries(code: LanguageCode): Promise<{ default: Record<string, string> }>
}

/** Turns components of a remote into the exposes that the host mounts: pages by their route, slots by the manifest's `fills`. */
export function defineRemote({ name, dictionaries }: Remote): {
  page(Component: ComponentType): Lifecycles
  // Two remotes agree on a slot's props by the slot's name; only the page that offers it knows them.
  slot<Props extends object>(Component: ComponentType<Props>): Lifecycles
} {
  // One function for all exposes: i18n identifies a loader by its function.
  const load = async (code: LanguageCode) => (await dictionaries(code)).default
  const texts = () => i18n.addNamespace(name, load)
  const expose = (Component: ComponentType<Record<string, unknown>>) =>
    reactLifecycles((props) => <Frame {...props} namespace={name} Component={Component} />, texts)
  return {
    page: (Component) => expose(Component as ComponentType<Record<string, unknown>>),
    slot: (Component) => expose(Component as unknown as ComponentType<Record<string, unknown>>),
  }
}

type FrameProps = ParcelProps & { namespace: string; Component: ComponentType<Record<string, unknown>> }

/** The providers around the components of a remote. */
export function Frame({ platform, path, input, namespace, Component }: FrameProps) {
  const values = useSyncExternalStore(input.subscribe, input.get)
  return (
    <StrictMode>
      <PlatformContext value={platform}>
        <QueryClientProvider client={queryClient}>
          <NamespaceProvider namespace={namespace}>
            <NavigationRouter navigation={platform.navigation} path={path}>
              <Routes>
                <Route path={path ?? '*'} element={<Component {...values} />} />
              </Routes>
            </NavigationRouter>
          </NamespaceProvider>
        </QueryClientProvider>
      </PlatformContext>
    </StrictMode>
  )
}
