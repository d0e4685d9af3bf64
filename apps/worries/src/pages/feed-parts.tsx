export { Beginnings } from '../features/beginnings/beginnings.tsx'
export { Unpublished } from '../features/unpublished/unpublished.tsx'
