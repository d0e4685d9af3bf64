// For the tools that train, measure and check; the server imports the files themselves.

export { readQueries } from './read-query.ts'
export { commentReading } from './reading.ts'
