// One chunk: the dialogs are often used together.
export { DrawingDialog } from './drawing-dialog.tsx'
export { PictureDialog } from './picture-dialog.tsx'
export { RemoveDialog } from './remove-dialog.tsx'
