export { type RegistryHealth, registryHealth } from './health.ts'
export { healthRoutes } from './routes.ts'
