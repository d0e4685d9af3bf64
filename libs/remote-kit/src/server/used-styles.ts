type Rule = { text: string; classes: string[] }

/** styled-components ends each rule with this; the rules of its own bookkeeping begin with the second. */
const END = '/*!sc*/\n'
const BOOKKEEPING = 'data-styled.'
const TAGS = /<style[^>]*>|<\/style>/g

const selectorOf = (rule: string) => rule.slice(0, rule.startsWith('@') ? undefined : rule.indexOf('{'))

/** Classes of an at-rule are searched in all of it: a number with a fraction is no class. */
const classesOf = (rule: string) => [...selectorOf(rule).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)

const parse = (tags: string): Rule[] =>
  tags
    .replaceAll(TAGS, '')
    .split(END)
    .filter((text) => text && !text.startsWith(BOOKKEEPING))
    .map((text) => ({ text, classes: text.startsWith('@keyframes') ? [] : classesOf(text) }))

function classNamesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const name of value.split(' ')) names.add(name)
  return names
}

/** Picks from the style tags of all renders those rules that this HTML uses. Rules are parsed when the tags have changed. */
export function usedStyles(): (html: string, tags: string) => string {
  let parsed = { tags: '', rules: [] as Rule[] }
  return (html, tags) => {
    if (tags !== parsed.tags) parsed = { tags, rules: parse(tags) }
    const names = classNamesIn(html)
    return parsed.rules
      .filter(({ classes }) => classes.length === 0 || classes.some((name) => names.has(name)))
      .map(({ text }) => text)
      .join('')
  }
}
