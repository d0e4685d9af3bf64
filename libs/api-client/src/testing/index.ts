export { cut, fakeApi, Refusal } from './fake-api.ts'
export { type PendingUpload, pendingUploads } from './pending-uploads.ts'
