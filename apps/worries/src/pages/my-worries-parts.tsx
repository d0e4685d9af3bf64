export { Unpublished } from '../features/unpublished/unpublished.tsx'
export { startSending } from './send-waiting.ts'
export { WaitingSection } from './waiting-section.tsx'
