export { DeleteList } from './delete-list.tsx'
export { RenameList } from './rename-list.tsx'
export { TakeOut } from './take-out.tsx'
