// What is needed once somebody has been searched for, in one file that is fetched once.
export { FoundPeople } from './found-people.tsx'
export { PersonPanel } from './person-panel.tsx'
