import * as apiClient from '@worrystone/api-client'
import * as events from '@worrystone/events'
import * as i18n from '@worrystone/i18n'
import * as remoteKit from '@worrystone/remote-kit'
import * as session from '@worrystone/session'
import React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import ReactDOM from 'react-dom'
import ReactDOMClient from 'react-dom/client'
import { EARLIER_NAMES } from './earlier-names.ts'
import { selectedModules } from './selected-modules.ts'
import type { WholeModule } from './shared-modules.ts'

/** Versions of the shared modules, by request; written by the build from what is installed. */
declare const __SHARED_VERSIONS__: Record<string, string>

/** Adds the earlier names of renamed exports. */
function withEarlierNames<Module extends object, Names extends Partial<Record<keyof Module, string>>>(
  module: Module,
  names: Names,
) {
  const earlier = Object.entries(names as Record<string, string>).map(([name, before]) => [before, Reflect.get(module, name)])
  return { ...module, ...Object.fromEntries(earlier) } as Module & {
    [Name in keyof Names & keyof Module as Names[Name] & string]: Module[Name]
  }
}

/**
 * The names after `satisfies` are part of `SHELL_CONTRACT`: published builds import them, and a build of today finds no others in a tab
 * whose shell is older. Whoever renames one adds it to `EARLIER_NAMES`.
 */
const wholeModules: Record<WholeModule, object> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  '@worrystone/api-client': apiClient satisfies Record<
    'ApiError' | 'call' | 'isServiceDown' | 'query' | 'queryClient' | 'tokens',
    unknown
  >,
  '@worrystone/session': session satisfies Record<'session' | 'useSession', unknown>,
  '@worrystone/events': events satisfies Record<'emit' | 'on' | 'toast' | 'useEvent', unknown>,
  '@worrystone/i18n': withEarlierNames(i18n, EARLIER_NAMES['@worrystone/i18n']) satisfies Record<
    'i18n' | 'translate' | 'useFormat' | 'useLanguage' | 'useRelativeTime' | 'useSaid' | 'useT',
    unknown
  >,
  '@worrystone/remote-kit': remoteKit satisfies Record<
    'PageHeading' | 'Slot' | 'defineRemote' | 'usePageTitle' | 'usePlatform',
    unknown
  >,
}

/** What the shell provides before any remote loads, as the federation runtime wants it. */
export const sharedScope = () =>
  Object.fromEntries(
    Object.entries({ ...wholeModules, ...selectedModules }).map(([request, module]) => [
      request,
      {
        version: __SHARED_VERSIONS__[request] ?? '0.0.0',
        scope: 'default',
        lib: () => module,
        shareConfig: { singleton: true, requiredVersion: false as const, eager: true },
      },
    ]),
  )
