// One file to fetch: whoever opens the one often needs the other.
export { PictureDialog } from './picture-dialog.tsx'
export { RemoveDialog } from './remove-dialog.tsx'
