export type { DangerPhrases } from './danger-phrases.ts'
export { detectInSlices } from './detect-in-slices.ts'
export {
  type Danger,
  type DangerDetector,
  type DangerLevel,
  dangerDetector,
  highestLevel,
  mostSevere,
} from './detector.ts'
export { loadDangerDetector } from './load-detector.ts'
