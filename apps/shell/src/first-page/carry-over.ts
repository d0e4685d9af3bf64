const FIELDS = 'input, select, textarea'
const CONTROLS = 'a[href], button, input, select, textarea'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const all = <E extends Element>(tree: Element, selector: string) => [...tree.querySelectorAll<E>(selector)]

const textOf = ({ textContent }: Element) => textContent?.replace(/\s+/g, ' ').trim()

/** The worry or comment that an element belongs to: lists change between two visits. */
const itemOf = (element: Element) => element.closest<HTMLElement>('[data-post], [data-comment]')

const findItem = ({ post = '', comment = '' }: DOMStringMap, tree: Element) =>
  tree.querySelector<HTMLElement>(comment ? `[data-comment="${CSS.escape(comment)}"]` : `[data-post="${CSS.escape(post)}"]`)

/** What a control is: its state as a toggle, and its text without the numbers in it, because counts change. */
const kindOf = (element: Element) =>
  [element.tagName, ...['type', 'name', 'aria-label', 'aria-pressed'].map((name) => element.getAttribute(name)), textOf(element)]
    .join()
    .replace(/\p{N}+/gu, '')

/**
 * The same control of the new tree, of the same worry or comment if it belongs to one: by its place among those of its kind, since parts of
 * the new tree may be loaded later. Null if there is none, or if it is not certain which one it is.
 */
export function counterpart(from: Element, { tree, next, selector }: { tree: Element; next: Element; selector: string }) {
  const item = itemOf(from)
  const nextItem = item && findItem(item.dataset, next)
  if (item && !nextItem) return null
  const kind = kindOf(from)
  const ofKind = (container: Element, ownerItem: HTMLElement | null) =>
    all<HTMLElement>(container, selector).filter((candidate) => itemOf(candidate) === ownerItem && kindOf(candidate) === kind)
  const [controls, nextControls] = [ofKind(tree, item), ofKind(next, nextItem)]
  // Of articles without an id another one may stand at the same place.
  if (!item && from.closest('article') && (controls.length > 1 || nextControls.length > 1)) return null
  return nextControls[controls.indexOf(from as HTMLElement)] ?? null
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)

function setValue(field: Field, from: Field) {
  if (isToggle(field) && isToggle(from)) {
    if (field.checked !== from.checked) field.click()
    return
  }
  if (field.value === from.value) return
  // React sees a change only through the prototype's setter.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, from.value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const isTyped = (field: Field) =>
  field instanceof HTMLSelectElement
    ? !field.selectedOptions[0]?.defaultSelected
    : isToggle(field)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue

/** Copies what was typed or chosen in the first page into the same fields of the next one. */
export function carryFields(tree: Element, next: Element): void {
  for (const field of all<Field>(tree, FIELDS)) {
    const target = isTyped(field) ? counterpart(field, { tree, next, selector: FIELDS }) : null
    if (target) setValue(target as Field, field)
  }
}

/** A function that moves the focus, and a text cursor, to the same control of the next page. Called before the first page is removed. */
export function focusCarrier(tree: Element, next: Element): () => void {
  const { activeElement } = document
  const target =
    activeElement && tree.contains(activeElement) ? counterpart(activeElement, { tree, next, selector: CONTROLS }) : null
  if (!target) return () => {}
  const range = activeElement instanceof HTMLInputElement ? [activeElement.selectionStart, activeElement.selectionEnd] : []
  return () => {
    target.focus({ preventScroll: true })
    const [start, end] = range
    // Fields for addresses and numbers have no selection.
    if (target instanceof HTMLInputElement && typeof start === 'number') target.setSelectionRange(start, end ?? start)
  }
}
