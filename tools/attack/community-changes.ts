import type { Database } from '@worrystone/api/database'
import type { Person, Worry } from './community.ts'
import { simulatedDatabase } from './simulated-database.ts'

/** The events of the community, in the database and in the known truth. */
export function communityChanges(database: Database, firstDay: Date) {
  const simulated = simulatedDatabase(database, firstDay)
  const leftPeople = new Set<Person>()
  const worries: Worry[] = []
  return {
    leftPeople,
    worries,
    addPeople: simulated.addPeople,
    async share(newWorries: Worry[]) {
      await simulated.addWorries(newWorries)
      for (const worry of newWorries) worries.push(worry)
    },
    async leave(people: Person[]) {
      for (const person of people) leftPeople.add(person)
      await simulated.leave(people)
    },
    async comeBack(people: Person[]) {
      for (const person of people) leftPeople.delete(person)
      await simulated.comeBack(people)
    },
  }
}

export type CommunityChanges = ReturnType<typeof communityChanges>
