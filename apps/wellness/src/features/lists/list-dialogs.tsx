export { DeleteListDialog } from './delete-list-dialog.tsx'
export { RemoveEntryDialog } from './remove-entry-dialog.tsx'
export { RenameListDialog } from './rename-list-dialog.tsx'
