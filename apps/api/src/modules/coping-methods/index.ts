export { copingMethodNames, copingMethodOf } from './coping-method-of.ts'
export { listsVersion } from './method-files.ts'
