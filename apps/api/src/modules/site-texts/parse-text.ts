import type { SiteTextBlock } from '@worrystone/contracts'

export type ParsedText = { title: string; blocks: SiteTextBlock[] }

/** A paragraph that is true only under a condition: `{analysis-elsewhere} …`. */
const CONDITION = /^\{([a-z-]+)\}\s*/

/**
 * Reads the few signs of Markdown that these texts use: `# title`, `## heading`, `- item`, paragraphs between empty lines. Paragraphs of
 * conditions that are not in `conditions` are left out. Undefined if the text has no title.
 */
export function parseText(markdown: string, conditions: ReadonlySet<string>): ParsedText | undefined {
  const [first, ...rest] = markdown
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (!first?.startsWith('# ') || first.includes('\n')) return undefined
  return { title: first.slice(2).trim(), blocks: rest.flatMap((part) => blocksOf(part, conditions)) }
}

function blocksOf(part: string, conditions: ReadonlySet<string>): SiteTextBlock[] {
  const [prefix = '', condition] = CONDITION.exec(part) ?? []
  if (condition !== undefined && !conditions.has(condition)) return []
  const text = part.slice(prefix.length)
  if (text.startsWith('## ')) return [{ kind: 'heading', text: text.slice(3).trim() }]
  // A line that does not begin an item continues the one before it.
  const lines = text.split('\n')
  if (!text.startsWith('- ')) return [{ kind: 'paragraph', text: lines.map((line) => line.trim()).join(' ') }]
  return [
    {
      kind: 'list',
      items: text
        .slice(2)
        .split(/\n- /)
        .map((item) => item.replaceAll(/\s*\n\s*/g, ' ')),
    },
  ]
}
