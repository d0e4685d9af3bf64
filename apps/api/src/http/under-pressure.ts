declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler of @fastify/under-pressure for a route: one that sends no reply lets the request through. */
    pressureHandler?: () => void
  }
}

/** The configuration of a route that an overloaded server still answers: help, and the files of a page that it has let in. */
export const SERVED_UNDER_PRESSURE = { pressureHandler: () => {} }
