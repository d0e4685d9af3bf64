/** The paths that a route's path stands for, for programs without a router: `/posts/:postId` matches `/posts/7` and `/posts/7/`. */
export const routePattern = (path: string) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`)

/** Equal for routes that match the same paths: `/posts/:postId` and `/posts/:id`. */
export const routeShape = (path: string) => path.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1')
