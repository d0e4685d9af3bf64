import { claimsOf } from '@worrystone/api-client/claims-of'
import { isChosenLanguage, isTestingBuilds } from './reader.ts'
import { readScreen, type StoredElement, type StoredScreen } from './stored-screen.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Undefined for visitors, and when the last screen would be another page than the app is about to show. */
function screenForThisReader(): StoredScreen | undefined {
  try {
    const readerId = claimsOf(localStorage.getItem('auth_token'))?.sub
    const screen = readerId && !location.search ? readScreen(readerId, location.pathname) : undefined
    if (!screen || isTestingBuilds() || !isChosenLanguage(screen.language) || screen.width !== innerWidth) return undefined
    return screen
  } catch {
    // Storage is forbidden.
    return undefined
  }
}

/** Built node by node: no stored text is parsed as HTML. */
function elementOf([tag, attributes, children]: StoredElement, isInSvg = false): Element {
  const isSvg = isInSvg || tag === 'svg'
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    // The page's policy forbids the attribute.
    if (name === 'style') (element as HTMLElement).style.cssText = value
    else element.setAttribute(name, value)
  }
  element.append(...children.map((child) => (typeof child === 'string' ? child : elementOf(child, isSvg))))
  return element
}

/** Runs before the app, and shows a member the page as this browser showed it last, until the app has taken over. */
function restore({ language, direction, css, nodes }: StoredScreen): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  document.documentElement.lang = language
  document.documentElement.dir = direction
  document.currentScript?.after(elementOf(['div', { id: 'first-page', 'data-restored': '' }, nodes]))
}

const screen = screenForThisReader()
if (screen) restore(screen)
