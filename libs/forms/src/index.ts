export { type FormErrors, formError, schemaErrors, serverErrors, serverFieldErrors } from './form-errors.ts'
export { type Draft, storedDraft, storedJson } from './stored-draft.ts'
export { storedText } from './stored-text.ts'
export { useForm } from './use-form.ts'
