/** What its controls hold, also what a password manager filled in without an event that React hears. */
export function textsOf(form: HTMLElement | null): Record<string, string> {
  const entries = form instanceof HTMLFormElement ? [...new FormData(form)] : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** The first field with an error gets the focus. */
export function focusFirstError(form: HTMLElement) {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem] input')
  if (wrong) wrong.focus()
  // The button that was used may be gone (a waiting view took its place): the keyboard stays in the form.
  else if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type="submit"]')?.focus()
}
