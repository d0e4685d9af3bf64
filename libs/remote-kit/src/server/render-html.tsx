import type { Query } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import { contentLoads } from '@worrystone/ui/server'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { withoutStyleAttributes } from './style-attributes.ts'
import { usedStyles } from './used-styles.ts'

/** `next`: where the next page of the first paged list begins, as `after` takes it; null without one. */
export type RenderedHtml = { html: string; css: string; next: string | null }

/** Queries that depend on each other, and parts that are loaded first, need one pass each. */
const MAX_PASSES = 5

/** `useId` must not repeat an id of the page that replaces this HTML. */
const IDENTIFIER_PREFIX = 'server-'

/** One for all renders: compiling its rules anew took a third of a render. Replaced when it has grown, since values of props make rules. */
let sheet = new ServerStyleSheet()
const MAX_STYLES = 1_000_000
const pickStyles = usedStyles()

const renderOnce = (element: ReactElement): string =>
  renderToStaticMarkup(sheet.collectStyles(element), { identifierPrefix: IDENTIFIER_PREFIX })

function withStyles(markup: string): Omit<RenderedHtml, 'next'> {
  const { html, css } = withoutStyleAttributes(markup)
  const tags = sheet.getStyleTags()
  if (tags.length > MAX_STYLES) sheet = new ServerStyleSheet()
  return { html, css: pickStyles(html, tags) + css }
}

const isWaiting = ({ state, options }: Query) =>
  state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false && typeof options.queryFn === 'function'

type Paged = {
  initialPageParam: unknown
  getNextPageParam: (last: unknown, pages: unknown[], param: unknown, params: unknown[]) => unknown
}

function firstPaged(): (Query & { options: Paged }) | undefined {
  const queries = queryClient.getQueryCache().findAll({ predicate: ({ options }) => 'initialPageParam' in options })
  return queries[0] as (Query & { options: Paged }) | undefined
}

/** Lists begin at a cursor or, where their first position is a number, at an offset. */
function startAt(after: string) {
  const paged = firstPaged()
  if (paged) paged.options.initialPageParam = typeof paged.options.initialPageParam === 'number' ? Number(after) : after
}

function nextPosition(): string | null {
  const paged = firstPaged()
  const data = paged?.state.data as { pages: unknown[]; pageParams: unknown[] } | undefined
  if (!paged || !data) return null
  const { pages, pageParams } = data
  const next = paged.options.getNextPageParam(pages.at(-1), pages, pageParams.at(-1), pageParams)
  // An offset counts the loaded items, which begin at the first one's own offset.
  if (typeof next === 'number') return String(next + Number(pageParams[0]))
  return typeof next === 'string' ? next : null
}

/**
 * HTML and CSS of a tree with the data of its queries: renders, loads the parts and runs the queries that it asked for, and renders again. Rejects when
 * a query fails. `after`: where its first paged list begins. Not for two trees at the same time, since the cache is the module's.
 */
export async function renderHtml(element: ReactElement, after: string | null = null): Promise<RenderedHtml> {
  queryClient.clear()
  for (let pass = 1; ; pass++) {
    const markup = renderOnce(element)
    const waiting = pass < MAX_PASSES ? queryClient.getQueryCache().findAll({ predicate: isWaiting }) : []
    const loads = pass < MAX_PASSES ? [...contentLoads] : []
    contentLoads.clear()
    if (waiting.length + loads.length === 0) return { ...withStyles(markup), next: nextPosition() }
    if (after !== null) startAt(after)
    await Promise.all([...loads, ...waiting.map((query) => query.fetch())])
  }
}
