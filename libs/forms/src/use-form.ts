import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'

/** What is wrong, in English, by field. `form` is about the whole form; `detail` says more about it. */
export type Problems<V> = { [Name in keyof V | 'form' | 'detail']?: string }

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Setup<V> = {
  initial: V
  check: (values: V) => Problems<V>
  /** What else is known to be in the way of sending, beside the rules: a taken name. */
  hindrance?: () => Problems<V>
  /** Answers what the server found wrong; nothing when it is done. Never throws. */
  send: (values: V) => Promise<Problems<V> | undefined>
}

/**
 * A form of text fields. A field that was typed in is checked when it is left, all are checked on submit, and a shown problem
 * is looked at again with every key. After a refused submit the focus is in the first wrong field.
 */
export function useForm<V extends Record<string, string>>({ initial, check, hindrance, send }: Setup<V>) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Problems<V>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const typedIn = useRef(new Set<keyof V>())
  const element = useRef<HTMLFormElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refused submit moves the focus, not every shown problem
  useEffect(() => {
    if (refusals > 0 && element.current) focusWrong(element.current, problems)
  }, [refusals])

  const set = (name: keyof V, value: string) => {
    typedIn.current.add(name)
    const next = { ...values, [name]: value }
    setValues(next)
    setProblems((shown) => recheck({ shown, name, before: check(values), after: check(next) }))
  }

  const leave = (name: keyof V, movedTo: EventTarget | null) => {
    // A sentence that appears between press and release would move the button or link away from under the finger.
    if (movedTo instanceof Element && movedTo.closest('a, button')) return
    const problem = check(values)[name]
    if (problem && typedIn.current.has(name)) setProblems((shown) => ({ ...shown, [name]: problem }))
  }

  const refuse = (found: Problems<V>) => {
    setProblems(found)
    setRefusals((count) => count + 1)
  }

  const submit = async (form: HTMLFormElement) => {
    // Password managers may fill a field without an event that React hears.
    const entered = { ...values, ...textsOf(form, Object.keys(values)) }
    setValues(entered)
    const wrong = { ...hindrance?.(), ...check(entered) }
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    setProblems({})
    setIsBusy(true)
    const refused = await send(entered)
    setIsBusy(false)
    if (refused) refuse(refused)
  }

  return {
    values,
    problems,
    isBusy,
    set,
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void submit(event.currentTarget)
      },
    },
    field: (name: keyof V & string) => ({
      name,
      value: values[name] ?? '',
      onChange: (event: ChangeEvent<Control>) => set(name, event.target.value),
      onBlur: (event: FocusEvent<Control>) => leave(name, event.relatedTarget),
    }),
  }
}

/** A shown problem of the typed field, or one that `check` had found, follows the new values; the server's word on others stays. */
function recheck<V>({
  shown,
  name,
  before,
  after,
}: {
  shown: Problems<V>
  name: keyof V
  before: Problems<V>
  after: Problems<V>
}): Problems<V> {
  const next: Problems<V> = {}
  for (const key of Object.keys(shown) as (keyof V)[]) {
    if (key === 'form' || key === 'detail') continue
    const problem = key === name || before[key] === shown[key] ? after[key] : shown[key]
    if (problem) Object.assign(next, { [key]: problem })
  }
  return next
}

function textsOf(form: HTMLFormElement, names: string[]) {
  const data = new FormData(form)
  return Object.fromEntries(names.flatMap((name) => (typeof data.get(name) === 'string' ? [[name, data.get(name)]] : [])))
}

function focusWrong<V>(form: HTMLFormElement, problems: Problems<V>) {
  const wrong = Array.from(form.elements).find((control) => (control.getAttribute('name') ?? '') in problems)
  if (wrong instanceof HTMLElement) wrong.focus()
  // The button that was pressed may be gone (a waiting view took its place): the keyboard stays in the form.
  else if (document.activeElement === document.body) form.querySelector<HTMLElement>('[type="submit"]')?.focus()
}
