/** Positions in `texts`. Rules without a class are used by every page. */
type Rules = { texts: string[]; unscoped: number[]; byClass: Map<string, number[]> }

/** styled-components ends each rule with this; the rules of its own bookkeeping begin with the second. */
const RULE_END = '/*!sc*/\n'
const BOOKKEEPING = 'data-styled.'
const TAGS = /<style[^>]*>|<\/style>/g

const selectorOf = (rule: string) => rule.slice(0, rule.startsWith('@') ? undefined : rule.indexOf('{'))

/** Classes of an at-rule are searched in all of it: a number with a fraction is no class. */
const classesOf = (rule: string) => [...selectorOf(rule).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)

function parse(tags: string): Rules {
  const texts = tags
    .replaceAll(TAGS, '')
    .split(RULE_END)
    .filter((text) => text && !text.startsWith(BOOKKEEPING))
  const rules: Rules = { texts, unscoped: [], byClass: new Map() }
  for (const [at, text] of texts.entries()) {
    const classes = text.startsWith('@keyframes') ? [] : classesOf(text)
    if (classes.length === 0) rules.unscoped.push(at)
    for (const name of classes) rules.byClass.set(name, [...(rules.byClass.get(name) ?? []), at])
  }
  return rules
}

function classNamesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const name of value.split(' ')) names.add(name)
  return names
}

/** Picks from the style tags of all renders those rules that this HTML uses, in their order. Rules are parsed when the tags have changed. */
export function usedStyles(): (html: string, tags: string) => string {
  let parsed = { tags: '', rules: parse('') }
  return (html, tags) => {
    if (tags !== parsed.tags) parsed = { tags, rules: parse(tags) }
    const { texts, unscoped, byClass } = parsed.rules
    const used = new Set(unscoped)
    for (const name of classNamesIn(html)) for (const at of byClass.get(name) ?? []) used.add(at)
    return [...used]
      .sort((a, b) => a - b)
      .map((at) => texts[at])
      .join('')
  }
}
