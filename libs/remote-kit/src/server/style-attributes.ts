/** FNV-1a: short, and the same for the same text in every build. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `i${(hash >>> 0).toString(36)}`
}

/** React writes quotes as entities everywhere else: in texts and in other attributes there is no such thing. */
const STYLE = / style="([^"]*)"/g
const CLASS = ' class="'
const DECODED: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' }
const decode = (text: string) => text.replace(/&(?:quot|amp|lt|gt|#x27);/g, (entity) => DECODED[entity] ?? entity)

type Rule = { name: string; text: string }
/** Rules by the text of their attribute: most are the same in each render. */
const rulesByAttribute = new Map<string, Rule>()
const MAX_RULES = 2_000

function ruleOf(attribute: string): Rule {
  const existing = rulesByAttribute.get(attribute)
  if (existing) return existing
  const style = decode(attribute)
  const name = nameOf(style)
  const rule = { name, text: `.${name}.${name}.${name}{${style}}` }
  if (rulesByAttribute.size >= MAX_RULES) rulesByAttribute.clear()
  rulesByAttribute.set(attribute, rule)
  return rule
}

/** The tag's attributes without its style and with a further class. */
function withClass(before: string, after: string, name: string): string {
  const classed = (text: string) => text.replace(CLASS, `${CLASS}${name} `)
  if (before.includes(CLASS)) return classed(before) + after
  if (after.includes(CLASS)) return before + classed(after)
  return before.replace(/^<[\w-]+/, `$& class="${name}"`) + after
}

/**
 * Classes in place of `style` attributes, which the content security policy forbids in HTML; in the browser React sets them by script. The
 * repeated class outweighs every class of a component, as an attribute does.
 */
export function withoutStyleAttributes(html: string): { html: string; css: string } {
  const rules = new Set<string>()
  let rewritten = ''
  let end = 0
  for (const { 0: attribute, 1: value = '', index } of html.matchAll(STYLE)) {
    const { name, text } = ruleOf(value)
    rules.add(text)
    const tag = html.lastIndexOf('<', index)
    const rest = index + attribute.length
    const next = html.indexOf('>', rest)
    rewritten += html.slice(end, tag) + withClass(html.slice(tag, index), html.slice(rest, next), name)
    end = next
  }
  return { html: rewritten + html.slice(end), css: [...rules].join('') }
}
