/** FNV-1a: short, and the same for the same text in every build. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `i${(hash >>> 0).toString(36)}`
}

const TAG_WITH_STYLE = /<[a-z][^>]*\sstyle="[^"]*"[^>]*>/g
const DECODED: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' }
const decode = (text: string) => text.replace(/&(?:quot|amp|lt|gt|#x27);/g, (entity) => DECODED[entity] ?? entity)

/**
 * Classes in place of `style` attributes, which the content security policy forbids in HTML; in the browser React sets them by script. The
 * repeated class outweighs every class of a component, as an attribute does.
 */
export function withoutStyleAttributes(html: string): { html: string; css: string } {
  const rules = new Map<string, string>()
  const rewritten = html.replace(TAG_WITH_STYLE, (tag) => {
    const style = decode(/\sstyle="([^"]*)"/.exec(tag)?.[1] ?? '')
    const name = nameOf(style)
    rules.set(name, `.${name}.${name}.${name}{${style}}`)
    const plain = tag.replace(/\sstyle="[^"]*"/, '')
    return plain.includes(' class="')
      ? plain.replace(' class="', ` class="${name} `)
      : plain.replace(/^<[\w-]+/, `$& class="${name}"`)
  })
  return { html: rewritten, css: [...rules.values()].join('') }
}
