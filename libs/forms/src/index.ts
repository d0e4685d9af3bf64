export { type FormErrors, formError, schemaErrors, serverErrors, serverFieldErrors, serverMessage } from './form-errors.ts'
export { type Draft, storedDraft, storedJson, storedText } from './stored-draft.ts'
export { useForm } from './use-form.ts'
