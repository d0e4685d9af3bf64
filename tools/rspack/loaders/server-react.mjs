// @ts-nocheck: it replaces a package that has types of its own.
import * as React from 'react/index.js'

export * from 'react/index.js'

/**
 * React's own takes the state of the first render from a third argument, which most stores do not pass. A page that is rendered to HTML
 * is not hydrated, so the current state is right.
 */
export const useSyncExternalStore = (subscribe, getSnapshot) => React.useSyncExternalStore(subscribe, getSnapshot, getSnapshot)

// biome-ignore lint/style/noDefaultExport: it takes the place of one
export default { ...React, useSyncExternalStore }
