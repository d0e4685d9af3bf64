import type { Database } from '@worrystone/api/database'
import type { Person, Worry } from './community.ts'
import { simulatedDatabase } from './simulated-database.ts'

/** The events of the community, in the database and in the known truth. */
export function communityChanges(database: Database, firstDay: Date) {
  const written = simulatedDatabase(database, firstDay)
  const gone = new Set<Person>()
  const worries: Worry[] = []
  return {
    gone,
    worries,
    addPeople: written.addPeople,
    async share(shared: Worry[]) {
      await written.addWorries(shared)
      for (const worry of shared) worries.push(worry)
    },
    async leave(people: Person[]) {
      for (const person of people) gone.add(person)
      await written.leave(people)
    },
    async comeBack(people: Person[]) {
      for (const person of people) gone.delete(person)
      await written.comeBack(people)
    },
  }
}

export type CommunityChanges = ReturnType<typeof communityChanges>
