export { detectInSlices } from './detect-in-slices.ts'
export {
  type Danger,
  type DangerDetector,
  type DangerLevel,
  type DangerPhrases,
  dangerDetector,
  highestLevel,
  mostSevere,
} from './detector.ts'
export { loadDangerDetector } from './load-detector.ts'
