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
import type { CONTRACT_NAMES, WholeModule } from './shared-modules.ts'

/** Versions of the shared modules, by request; written by the build from the installed packages. */
declare const __SHARED_VERSIONS__: Record<string, string>

/** Adds the earlier names of renamed exports. */
function withEarlierNames<Module extends object, Names extends Partial<Record<keyof Module, string>>>(
  module: Module,
  names: Names,
) {
  const earlierExports = Object.entries(names as Record<string, string>).map(([name, earlierName]) => [
    earlierName,
    Reflect.get(module, name),
  ])
  return { ...module, ...Object.fromEntries(earlierExports) } as Module & {
    [Name in keyof Names & keyof Module as Names[Name] & string]: Module[Name]
  }
}

type ContractNames<Request extends keyof typeof CONTRACT_NAMES> = Record<(typeof CONTRACT_NAMES)[Request][number], unknown>

const wholeModules: Record<WholeModule, object> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  '@worrystone/api-client': apiClient satisfies ContractNames<'@worrystone/api-client'>,
  '@worrystone/session': session satisfies ContractNames<'@worrystone/session'>,
  '@worrystone/events': events satisfies ContractNames<'@worrystone/events'>,
  '@worrystone/i18n': withEarlierNames(i18n, EARLIER_NAMES['@worrystone/i18n']) satisfies ContractNames<'@worrystone/i18n'>,
  '@worrystone/remote-kit': remoteKit satisfies ContractNames<'@worrystone/remote-kit'>,
}

/** The shell's shared modules, in the format of the federation runtime. */
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
