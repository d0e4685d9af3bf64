import { isAborted } from '@worrystone/api-client/server-message'
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { textsOf } from './form-element.ts'
import { type FormErrors, followErrors, hasErrors, serverErrors } from './form-errors.ts'
import type { Draft } from './stored-draft.ts'
import { useChanges } from './use-changes.ts'
import { useFormErrors } from './use-form-errors.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type TextName<V> = { [Name in keyof V]: V[Name] extends string ? Name : never }[keyof V] & string

type Options<V extends object, Action extends string> = {
  /** The saved values. The form keeps only the changed ones: an untouched field follows a new value. */
  initial: V
  /** Keeps the changes until they are saved, also across a reload. */
  draft?: Draft<NoInfer<V>>
  /** In English or in the reader's language. */
  validate: (values: V, action: Action) => FormErrors<V>
  /** Errors on submit beside those of `validate`: a name that is taken. */
  knownErrors?: () => FormErrors<V>
  /** The first field has the focus when the form opens. */
  autoFocus?: boolean
  /** Asks for confirmation before valid values are sent: resolves the action to continue with, or undefined. */
  confirm?: (values: V, action: Action) => Promise<Action | undefined>
  /** May reject, or resolve errors of its own. */
  onSubmit: (values: V, action: Action) => Promise<FormErrors<V> | undefined>
  /** The message for a rejected submit when the server gives none, or the errors to show; undefined shows none, as after an abort. */
  onError?: string | ((error: unknown, values: V) => FormErrors<V> | undefined)
}

/**
 * A form. A typed field is validated on blur, all are on submit, and a shown error is updated with every key. After a refused
 * submit the first invalid field has the focus. `errors` are in the reader's language.
 */
export function useForm<V extends object, Action extends string = 'submit'>(options: Options<V, Action>) {
  const { initial, validate, autoFocus = false } = options
  const { changes, change: changeValues, ...draft } = useChanges(options.draft)
  const { form, errors, setErrors, refuse } = useFormErrors<V>()
  const [busyWith, setBusyWith] = useState<Action | null>(null)
  const [action, setAction] = useState('submit' as Action)
  const isSubmitting = useRef(false)
  const typedIn = useRef(new Set<keyof V>())
  const values = { ...initial, ...changes }

  useEffect(() => {
    if (autoFocus) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }, [autoFocus, form])

  const change = (part: Partial<V>) => {
    for (const name in part) typedIn.current.add(name)
    const errorsBefore = validate(values, action)
    const errorsAfter = validate({ ...initial, ...changeValues(part) }, action)
    setErrors((shownErrors) =>
      followErrors({
        shown: shownErrors,
        changedFields: Object.keys(part) as (keyof V)[],
        errorsBefore,
        errorsAfter,
      }),
    )
  }

  const onBlur = (name: keyof V, { relatedTarget }: FocusEvent) => {
    // A message that appears between pointer down and up would move the button or link away from under the pointer.
    if (relatedTarget instanceof Element && relatedTarget.closest('a, button')) return
    const error = validate(values, action)[name]
    if (error && typedIn.current.has(name)) setErrors((shownErrors) => ({ ...shownErrors, [name]: error }))
  }

  /** The current values, with those that password managers filled in without an event that React handles. */
  const read = (): V => {
    const current = { ...initial, ...draft.latest() }
    const texts = Object.entries(textsOf(form.current))
    const filled = texts.filter(([name, text]) => name in current && current[name as keyof V] !== text)
    return filled.length > 0 ? { ...initial, ...changeValues(Object.fromEntries(filled) as Partial<V>) } : current
  }

  const toErrors = (error: unknown, sent: V) => {
    const { onError } = options
    if (isAborted(error)) return undefined
    if (onError === undefined) throw error
    return typeof onError === 'string' ? serverErrors(error, sent, onError) : onError(error, sent)
  }

  const send = async (requested: Action) => {
    setAction(requested)
    const invalid = { ...options.knownErrors?.(), ...validate(read(), requested) }
    if (hasErrors(invalid)) return refuse(invalid)
    setErrors({})
    const confirmed = options.confirm ? await options.confirm(read(), requested) : requested
    if (confirmed === undefined) return
    setBusyWith(confirmed)
    const sent = read()
    const refused = await options.onSubmit(sent, confirmed).catch((error) => toErrors(error, sent))
    setBusyWith(null)
    if (refused) refuse(refused)
  }

  const submit = async (requested = 'submit' as Action) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    try {
      await send(requested)
    } finally {
      isSubmitting.current = false
    }
  }

  return {
    values,
    errors,
    isBusy: busyWith !== null,
    busyWith,
    /** Whether the form opened with changes from an earlier visit. */
    wasRestored: draft.wasRestored,
    change,
    submit,
    /** Back to the saved values; the draft is deleted. */
    reset: () => {
      setErrors({})
      draft.clear()
    },
    /** Saved values are no changes any more, unless they were changed again meanwhile. */
    markSaved: draft.markSaved,
    form: {
      ref: (element: HTMLElement | null) => {
        form.current = element
      },
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      },
    },
    field: <Name extends TextName<V>>(name: Name) => ({
      name,
      value: values[name] as string,
      onChange: (event: ChangeEvent<Control>) => change({ [name]: event.target.value } as Partial<V>),
      onBlur: (event: FocusEvent<Control>) => onBlur(name, event),
    }),
  }
}
