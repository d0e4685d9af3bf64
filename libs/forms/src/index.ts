export { problemOfForm, refused, saidByServer, wrongFields } from './problems.ts'
export { type Problems, useForm } from './use-form.ts'
