export { emit, on } from './bus.ts'
export { toast } from './toast.ts'
export { useEvent } from './use-event.ts'
