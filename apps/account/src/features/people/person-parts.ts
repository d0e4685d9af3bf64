// Everything that is needed after a search, as one chunk.

export { PersonPanel } from './person-panel.tsx'
export { SearchResults } from './search-results.tsx'
