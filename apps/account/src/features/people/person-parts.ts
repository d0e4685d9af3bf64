// Everything that is needed after a search, as one chunk.
export { FoundPeople } from './found-people.tsx'
export { PersonPanel } from './person-panel.tsx'
