import { carryFields, counterpart, focusCarrier } from './carry-over.ts'
import { hasPage, isFilled } from './page-state.ts'

/** Content of the page whose data is not there after this time is shown as it is, with its placeholders. */
const DATA_TIMEOUT_MS = 5_000
/** Entrance animations of the app would repeat what is already visible. */
const STILL_MS = 400
const BUTTONS = 'button, [role="tab"], summary'

/**
 * Replaces the server's HTML, or the restored screen of a member, by the app once the app shows the same page: until then the app renders outside the document, so that no
 * element is in the document twice. What was typed, the focus and the last click are carried over.
 */
function handOverWhenReady(firstPage: HTMLElement, root: HTMLElement) {
  // Nothing else runs before this script.
  const restoredSheets = [...document.adoptedStyleSheets]
  let lastClick: Element | null = null
  let shownAt: number | undefined

  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest(BUTTONS)
    if (!button) return
    event.preventDefault()
    lastClick = button
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    lastClick = event.submitter ?? (event.target as Element).querySelector('[type="submit"]')
  }
  firstPage.addEventListener('click', onClick)
  firstPage.addEventListener('submit', onSubmit)

  function isReady(): boolean {
    if (!hasPage(root)) return false
    shownAt ??= performance.now()
    return isFilled(root) || performance.now() - shownAt > DATA_TIMEOUT_MS
  }

  function handOver() {
    observer.disconnect()
    clearInterval(timer)
    carryFields(firstPage, root)
    const moveFocus = focusCarrier(firstPage, root)
    const button = lastClick && counterpart(lastClick, { tree: firstPage, next: root, selector: BUTTONS })
    root.dataset.still = ''
    // It was hidden as long as the first page stood before it.
    document.getElementById('splash')?.remove()
    firstPage.replaceWith(root)
    for (const popover of root.querySelectorAll<HTMLElement>('[popover="manual"]')) popover.showPopover?.()
    moveFocus()
    // After React has taken in what was typed.
    if (button) setTimeout(() => button.click())
    setTimeout(() => {
      root.removeAttribute('data-still')
      document.getElementById('first-page-style')?.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !restoredSheets.includes(sheet))
    }, STILL_MS)
  }

  const check = () => {
    if (root.isConnected && root.hasChildNodes()) root.remove()
    if (isReady()) handOver()
  }
  const observer = new MutationObserver(check)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-state', 'aria-busy'] })
  // A timeout changes nothing in the tree.
  const timer = setInterval(check, 1_000)
}

const firstPage = document.getElementById('first-page')
const root = document.getElementById('root')
if (document.documentElement.dataset.firstPage === 'off') firstPage?.remove()
else if (firstPage && root) {
  document.documentElement.dataset.firstPage = 'shown'
  handOverWhenReady(firstPage, root)
}
