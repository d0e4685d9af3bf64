export { type AssessLevel, dangerAssessor, levelAssessor } from './assess-danger.ts'
export { wasEverInDanger } from './ever-in-danger.ts'
export { isPaused, type SafetyPauses, safetyPauses } from './pauses.ts'
export { safetyRoutes } from './routes.ts'
