/** The values of its controls, also those that a password manager filled in without an event that React handles. */
export function textsOf(form: HTMLElement | null): Record<string, string> {
  const entries = form instanceof HTMLFormElement ? [...new FormData(form)] : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** The first field with an error gets the focus. */
export function focusFirstError(form: HTMLElement) {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem] input')
  if (invalid) invalid.focus()
  // The submit button may be gone (a waiting view replaced it): the focus stays in the form.
  else if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type="submit"]')?.focus()
}
