// One chunk: both dialogs are often used together.
export { PictureDialog } from './picture-dialog.tsx'
export { RemoveDialog } from './remove-dialog.tsx'
