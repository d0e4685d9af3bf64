import type { LanguageCode, RemoteManifest } from '@worrystone/contracts'

/** An expose of a remote and the file of its server build. */
type ServerExpose = { file: string; remote: string; expose: string }

/** A page to render. Files are absolute paths of server builds. */
export type RenderJob = {
  shell: string
  /** The remote's page; null for a page of the shell. */
  page: (ServerExpose & { route: string }) | null
  /** What fills the slots of the page, by their names. */
  slots: Record<string, ServerExpose>
  /** Path and query, as the browser has it. */
  address: string
  /** Where the page's first list begins; null: at its start. */
  after: string | null
  language: LanguageCode
  /** Of the site's public address. */
  hostname: string
  /** Whether the layout of wide windows is rendered. */
  isWide: boolean
}

export type LayoutRemote = Pick<RemoteManifest, 'name' | 'routes' | 'words'>

/** `isStatic`: the render requested nothing of the API. */
export type RenderedPage = { html: string; css: string; isStatic: boolean }

export type ToProcess =
  | { kind: 'layout'; remotes: LayoutRemote[] }
  | { kind: 'render'; id: number; job: RenderJob }
  | { kind: 'response'; id: number; status: number; body: string }

export type FromProcess =
  | ({ kind: 'rendered'; id: number } & RenderedPage)
  /** `isExpected`: an error response of the API, for instance 404. */
  | { kind: 'failed'; id: number; reason: string; isExpected: boolean }
  | { kind: 'request'; id: number; path: string; language: LanguageCode }
