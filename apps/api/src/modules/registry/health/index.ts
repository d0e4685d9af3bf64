export { registryHealth } from './health.ts'
export { healthRoutes } from './routes.ts'
