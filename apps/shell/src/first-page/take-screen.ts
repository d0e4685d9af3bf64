import type { StoredNode } from './stored-screen.ts'

/** What stands above the page, and what only the app can show. */
const EXCLUDED = 'script, style, dialog, iframe, video, [popover]'
/** Windows below the top of the page: what lies deeper is not stored. */
const WINDOWS = 1.5

const isBelow = (element: Element) => element.getBoundingClientRect().top + scrollY > WINDOWS * innerHeight

/** With the properties that React sets without their attributes, and without what was typed. */
function storedAttributes(element: Element): Record<string, string> {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  if (element instanceof HTMLOptionElement && element.selected) attributes.selected = ''
  if (element instanceof HTMLInputElement) {
    if (element.checked) attributes.checked = ''
    else if (!/checkbox|radio/.test(element.type)) delete attributes.value
  }
  return attributes
}

/** The content of an element as far as it is seen first, and the classes in it. */
export function takeScreen(root: Element): { nodes: StoredNode[]; classes: Set<string> } {
  const classes = new Set<string>()

  function stored(node: Node): StoredNode[] {
    if (node instanceof Text) return node.data ? [node.data] : []
    if (!(node instanceof Element) || node.matches(EXCLUDED) || isBelow(node)) return []
    for (const name of node.classList) classes.add(name)
    return [[node.localName, storedAttributes(node), node instanceof HTMLTextAreaElement ? [] : children(node)]]
  }
  const children = (parent: Element) => [...parent.childNodes].flatMap(stored)

  return { nodes: children(root), classes }
}

const isUsed = (selector: string, classes: Set<string>) => {
  const named = selector.match(/\.[\w-]+/g)
  return !named || named.some((name) => classes.has(name.slice(1)))
}

/** The rules that may apply to elements with these classes, as text. Without animations: they have been seen. */
export function usedRules(rules: CSSRuleList, classes: Set<string>): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText, classes) ? rule.cssText : ''
      if (!(rule instanceof CSSGroupingRule)) return ''
      const inner = usedRules(rule.cssRules, classes)
      return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`
    })
    .join('')
}
