import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import type { BuiltRemote } from './remotes.ts'

const maps = new Map<string, SourceMap | null>()

function mapOf(file: string): SourceMap | null {
  const cached = maps.get(file)
  if (cached !== undefined) return cached
  let map: SourceMap | null = null
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload)
  } catch {
    // Built without maps: the built file is named instead.
  }
  maps.set(file, map)
  return map
}

/** The position of a call in the sources, if the build has maps: `apps/worries/src/features/feed/feed.tsx:12`. */
export function sourceLocation({ dist }: BuiltRemote, at: string): string {
  const [, file = '', line = '1', column = '1'] = /\/remotes\/[^/]+\/[^/]+\/([^?:]+)[^:]*:(\d+):(\d+)$/.exec(at) ?? []
  if (!file) return at.replace(/^\w+:\/\/[^/]+/, '')
  const entry = mapOf(path.join(dist, file))?.findEntry(Number(line) - 1, Number(column) - 1)
  if (!entry || !('originalSource' in entry) || !entry.originalSource) return `${file}:${line}:${column}`
  return `${entry.originalSource.replace(/^\w+:\/\/\//, '')}:${entry.originalLine + 1}`
}
