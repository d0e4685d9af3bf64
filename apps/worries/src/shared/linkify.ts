export type TextPart = { text: string; href?: string }

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/giu
/** Punctuation at the end of a sentence, not of a URL, in several scripts. */
const ENDING = /[.,;:!?…。、，؛؟।)\]}»”’*_~]+$/u

/** A closing bracket belongs to the URL if it was opened inside it. */
function withoutEnding(address: string): string {
  const bare = address.replace(ENDING, '')
  const closes = address.slice(bare.length)
  const isOpen = (bare.match(/\(/g)?.length ?? 0) > (bare.match(/\)/g)?.length ?? 0)
  return isOpen && closes.startsWith(')') ? `${bare})` : bare
}

function safeHref(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, hostname, href } = new URL(address)
  // `https://bank.example@evil.example` displays one host and opens another.
  if (username || password || !hostname.includes('.')) return undefined
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}

/** Splits a text into plain parts and URLs that are safe to open. Joined, the parts are the text again. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = withoutEnding(match[0])
    const href = safeHref(address)
    if (!href) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: address, href })
    from = match.index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
