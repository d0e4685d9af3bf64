export { type ApiCall, connectionLost, ErrorResponse, fakeApi, type Reply } from './fake-api.ts'
export { type PendingUpload, pendingUploads } from './pending-uploads.ts'
