import * as z from '@worrystone/contracts/zod'

/** The version of the contract between shell and remotes (props of a parcel, shared modules). Minor: something added. */
export const SHELL_CONTRACT = '1.0.0'

const FIRST_SLOTS = [
  'header.actions',
  'sidebar.stats',
  'home.activity',
  'dashboard.worries',
  'profile.posts',
  'settings.subscription',
] as const
/** Slots that were added later: an earlier shell rejects a whole snapshot in which `slot` has an unknown name. */
const LATER_SLOTS = [
  'home.start',
  'home.suggestions',
  'analysis.suggestions',
  'page.upgrade-gate',
  'search.found',
  'dashboard.start',
] as const
export const SLOTS = [...FIRST_SLOTS, ...LATER_SLOTS] as const
export const SlotName = z.enum(SLOTS)
export type SlotName = z.infer<typeof SlotName>

/** Who may open a page; the shell sends visitors to sign in. An admin's page does not exist for others. */
export const Requires = z.enum(['anyone', 'signed-in', 'admin'])
export type Requires = z.infer<typeof Requires>

const Navigation = z.object({
  labelKey: z.string(),
  icon: z.enum([
    'home',
    'feed',
    'dashboard',
    'wellness',
    'resources',
    'stories',
    'notifications',
    'community',
    'settings',
    'platform',
  ]),
  /**
   * An icon that is not in the list above. A separate field, because an earlier shell leaves out a build with an unknown `icon`, but ignores an
   * unknown field: there `icon` is shown.
   */
  laterIcon: z.optional(z.string()),
  order: z.number(),
  /** Where it is offered. The sidebar is for signed-in people only. */
  places: z.array(z.enum(['header', 'sidebar'])),
})

const ApiPaths = z.array(z.string().check(z.regex(/^\/[\w\-/:?&=.]*$/)))

export const RemoteRoute = z.object({
  /** As react-router writes it: `/posts/:postId`. */
  path: z.string().check(z.regex(/^\/[\w\-/:]*$/)),
  expose: z.string(),
  /** Key of the page title in the remote's dictionary. */
  titleKey: z.string(),
  /** Key of one or two sentences about the page, for search engines and link previews; default: the site's own description. */
  descriptionKey: z.optional(z.string()),
  /** Key of the title in link previews, where the page's own says too little without the page: `A worry on Worrystone`. */
  previewTitleKey: z.optional(z.string()),
  /**
   * Which pages search engines may list; default: none. `site`: the page shows the site's own words; with
   * `:exerciseId` or `:techniqueId` in the path those of one item of the catalogue. `worry`: it shows the worry `:postId`, and is listed only
   * where the operator allows it, if everybody may read the worry. Lists of what members wrote are never listed: nobody is left out of them.
   */
  searchable: z.optional(z.enum(['site', 'worry'])),
  requires: z._default(Requires, 'anyone'),
  /**
   * With `signed-in`: for moderators and admins only; for others the page does not exist. A separate field, because an earlier
   * shell leaves out a build with an unknown value of `requires`, but ignores an unknown field: there every member reaches the page, which
   * refuses them itself.
   */
  staff: z.optional(z.boolean()),
  /** Shown to visitors in place of a page for members: a key of the remote's dictionary. The shell has a default. */
  visitorKey: z.optional(z.string()),
  /** `bare`: without header and sidebar. */
  layout: z._default(z.enum(['main', 'bare']), 'main'),
  /**
   * A parameter of the URL with which the page has no header and no sidebar: a step of a guided exercise is calm, its
   * introduction has the frame of every page. An earlier shell ignores the field and keeps the frame.
   */
  bareWith: z.optional(z.string().check(z.regex(/^[a-z]+$/))),
  nav: z.optional(Navigation),
  /**
   * What the page requests from the API first, with the parameters of its path (`/posts/:postId`): the host requests it while the page's
   * code is on its way, and the page's own call of the same address takes that response. Nothing is requested where the page's address
   * has a query: then the page may request something else.
   */
  preload: z.optional(ApiPaths),
  /**
   * Visitors get the page as HTML from the server when its address has no other parameters than these. Only for pages that show the same to
   * every visitor: the HTML is shared.
   */
  html: z.optional(z.array(z.string())),
  /** The name of `preload` in earlier builds. */
  asks: z.optional(ApiPaths),
})
export type RemoteRoute = z.infer<typeof RemoteRoute>

export const preloadsOf = ({ preload, asks }: Pick<RemoteRoute, 'preload' | 'asks'>): string[] => preload ?? asks ?? []

/** What a team writes in `src/manifest.ts`; the build adds the rest. */
export const RemoteSource = z.object({
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  team: z.string(),
  routes: z.array(RemoteRoute),
  /** `html`: rendered to HTML within pages that are, for visitors. */
  fills: z.array(z.object({ slot: SlotName, expose: z.string(), order: z.number(), html: z.optional(z.boolean()) })),
  events: z.object({ emits: z.array(z.string()), listens: z.array(z.string()) }),
  budgets: z.object({ initialBytes: z.number(), mountMs: z.number() }),
})
export type RemoteSource = z.input<typeof RemoteSource>

const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/=]{64}$/))

/** `manifest.json` of one immutable build. Paths are relative to the build's folder. */
export const RemoteManifest = z.object({
  schema: z.literal(1),
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  version: z.string(),
  buildId: z.string().check(z.regex(/^[a-f0-9]{16}$/)),
  builtAt: z.string(),
  source: z.object({ commit: z.string() }),
  owner: z.object({ team: z.string() }),
  container: z.object({ entry: z.string(), globalName: z.string(), integrity: Integrity }),
  assets: z.array(z.object({ path: z.string(), integrity: Integrity, bytes: z.number(), initial: z.boolean() })),
  exposes: z.record(
    z.string(),
    z.object({
      kind: z.enum(['page', 'slot']),
      slot: z.optional(z.enum(FIRST_SLOTS)),
      /** Replaces `slot` for the slots that were added later; earlier shells ignore it. */
      laterSlot: z.optional(z.enum(LATER_SLOTS)),
      order: z.optional(z.number()),
      html: z.optional(z.boolean()),
      /** The chunks that this expose needs at once, beside the entry: what a preload may fetch. */
      assets: z.array(z.string()),
    }),
  ),
  routes: z.array(RemoteRoute),
  /** The module for Node that renders pages to HTML, in a folder of its own: the server loads it, browsers never do. */
  server: z.optional(z.string()),
  contract: z.object({ shell: z.string(), events: z.object({ emits: z.array(z.string()), listens: z.array(z.string()) }) }),
  shared: z.record(z.string(), z.string()),
  i18n: z.record(z.string(), z.object({ path: z.string(), integrity: Integrity })),
  /** By language, then by key: titles and labels of the routes, which the shell shows before the remote's own dictionary is loaded. */
  words: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /**
   * By language, then by key: what search engines and link previews show of the routes. Only the server reads it, and the snapshot leaves
   * it out, as it does the routes' `descriptionKey`, `previewTitleKey` and `searchable`.
   */
  previews: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
  /**
   * What the remote's own dictionaries must hold, by sentence; true: in the plural forms of each language. The registry checks
   * the files for them; the snapshot leaves them out.
   */
  sentences: z.optional(z.record(z.string(), z.boolean())),
  budgets: z.object({ initialBytes: z.number(), mountMs: z.number() }),
})
export type RemoteManifest = z.infer<typeof RemoteManifest>

/** Whether a file of the build is for the server: browsers never load it. */
export const isServerFile = ({ server }: Pick<RemoteManifest, 'server'>, path: string): boolean =>
  server !== undefined && path.startsWith(server.slice(0, server.lastIndexOf('/') + 1))

type Expose = RemoteManifest['exposes'][string]

/** The slot that an expose fills; none for a page. */
export const slotOf = ({ slot, laterSlot }: Pick<Expose, 'slot' | 'laterSlot'>): SlotName | undefined => slot ?? laterSlot

/** The fields in which a manifest names the slot of an expose. */
export const slotField = (slot: SlotName): Pick<Expose, 'slot' | 'laterSlot'> =>
  (LATER_SLOTS as readonly string[]).includes(slot)
    ? { laterSlot: slot as (typeof LATER_SLOTS)[number] }
    : { slot: slot as (typeof FIRST_SLOTS)[number] }

/** `shell.json` of a build of the shell: what it offers to remotes. `shared`: version of each module that it provides, by request. */
export const ShellBuild = z.object({
  /** Hash of its files. */
  buildId: z.string().check(z.regex(/^[a-f0-9]{16}$/)),
  contract: z.string(),
  shared: z.record(z.string(), z.string()),
})
export type ShellBuild = z.infer<typeof ShellBuild>
