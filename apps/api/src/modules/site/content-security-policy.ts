import { createHash } from 'node:crypto'
import type { Snapshot } from '@worrystone/contracts'

/** Names of Trusted Types policies: of the shell's bundle, its loader of remotes, the remotes' bundles, and workers. */
const TRUSTED_TYPES = ['shell', 'worrystone-remotes', 'worrystone-remote', 'worrystone-worker', 'worrystone-push']
/** Allows duplicates, because all remotes share one name, and a page may load two builds of one. */
const trustedTypes = (names: string[]) => `trusted-types ${[...TRUSTED_TYPES, ...names].join(' ')} 'allow-duplicates'`

export const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** styled-components creates an empty style element and fills it by script, which needs the hash of an empty text. */
const EMPTY_HASH = sourceHash('')

const contents = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => text)

/** Allows only the inline code of this page, only this origin, and no evaluation of strings. */
export function policyFor(html: string): string {
  const scripts = contents(html, /<script>([\s\S]*?)<\/script>/g).map(sourceHash)
  const styles = contents(html, /<style>([\s\S]*?)<\/style>/g).map(sourceHash)
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", EMPTY_HASH, ...styles].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `connect-src 'self'`,
    `img-src 'self'`,
    `font-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    trustedTypes([]),
  ].join('; ')
}

/** Also allows the policy names of older builds, which are named after their container. */
export const withContainers = (policy: string, { builds }: Pick<Snapshot, 'builds'>): string => {
  const names = Object.values(builds).map(({ container }) => container.globalName)
  return policy.replace(trustedTypes([]), trustedTypes([...new Set(names)].sort()))
}

/** Allows these inline parts too, by their hashes. */
export const withInline = (policy: string, { scripts, styles }: { scripts: string[]; styles: string[] }): string =>
  policy
    .replace(`script-src 'self'`, ["script-src 'self'", ...scripts].join(' '))
    .replace(`style-src 'self'`, ["style-src 'self'", ...styles].join(' '))

/** The service worker shows an image in pushes and caches the page of help. This policy does not apply to pages. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
