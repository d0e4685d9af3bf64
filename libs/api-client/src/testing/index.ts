export { cut, fakeApi, Refusal } from './fake-api.ts'
export { type HeldUpload, heldUploads } from './held-uploads.ts'
