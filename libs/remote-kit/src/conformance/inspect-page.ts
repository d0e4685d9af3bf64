/** The state of a page, for checks of what an expose has left or changed outside its own element. */
export type PageInspection = {
  /** Elements outside every mounted expose, each as `<div class="x"> in <body>`, with repetitions. */
  elements: string[]
  /** Attributes of `<html>` and `<body>` that only the shell may set. */
  attributes: string[]
  /** Rules of all style sheets. */
  rules: number
}

/** The elements that exposes are mounted into carry this attribute. */
export const EXPOSE_ATTRIBUTE = 'data-conformance-expose'

const SHELL_ATTRIBUTES = new Set(['lang', 'dir', 'data-theme'])

/** The style element of all remotes' styled components; the shell's copy creates and keeps it. */
const STYLED_COMPONENTS_ELEMENT = 'style[data-styled]'

const tagOf = (element: Element) => {
  const name = element.id ? ` id="${element.id}"` : element.classList.length > 0 ? ` class="${element.classList[0]}"` : ''
  return `<${element.localName}${name}>`
}

export function inspectPage(): PageInspection {
  const elements = [...document.querySelectorAll('*')]
    .filter(
      (element) =>
        element.parentElement && !element.closest(`[${EXPOSE_ATTRIBUTE}]`) && !element.matches(STYLED_COMPONENTS_ELEMENT),
    )
    .map((element) => `${tagOf(element)} in ${tagOf(element.parentElement as Element)}`)
  const attributes = [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) =>
      SHELL_ATTRIBUTES.has(name) ? [] : [`${name}="${value}" of <${element.localName}>`],
    ),
  )
  return { elements, attributes, rules: styleRules().length }
}

/** Ids that more than one element of the page carries. */
export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}

function styleRules(): CSSRule[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
  const inside = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) => [rule, ...('cssRules' in rule ? inside(rule.cssRules as CSSRuleList) : [])])
  return sheets.flatMap((sheet) => inside(sheet.cssRules))
}

/** What a style sheet of a remote may hold at its top level: rules for classes, and animations with names of their own. */
const isScoped = (rule: CSSRule) => {
  if (!('selectorText' in rule)) return !/^@(font-face|import|namespace|page|property)/.test(rule.cssText)
  // Each part of `a, b` separately; `&` is the class around it.
  return String(rule.selectorText)
    .split(/,(?![^(]*\))/)
    .every((selector) => /\.[\w-]|&/.test(selector))
}

/** The start of each rule that applies beyond its author's classes. `known`: how many rules the shell had before. */
export function rulesOutside(knownRuleTexts: ReadonlySet<string>): string[] {
  const unscoped = styleRules().filter((rule) => !knownRuleTexts.has(rule.cssText) && !isScoped(rule))
  return [...new Set(unscoped.map((rule) => rule.cssText.slice(0, 90)))]
}

/** The present rules, to be compared with later ones. */
export const knownRules = (): Set<string> => new Set(styleRules().map((rule) => rule.cssText))
