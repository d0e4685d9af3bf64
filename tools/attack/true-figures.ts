import { Category } from '@worrystone/contracts'
import { cellKey, RANGES } from './collected-figures.ts'
import type { Person, Region, Worry } from './community.ts'

const DAYS = { '30d': 30, '90d': 90, '1y': 365 }

export type Truth = { people: Map<string, number>; topShare: Map<string, number> }

/** The true number of people of each cell after `day`, which the attacker never sees and its findings are compared with. */
export function trueFigures(
  worries: Worry[],
  { day, regions, counts }: { day: number; regions: Region[]; counts: (person: Person) => boolean },
): Truth {
  const people = new Map<string, number>()
  const topShare = new Map<string, number>()
  const knownRegions = new Set(regions.map(({ country, name }) => `${country}:${name}`))
  for (const range of RANGES) {
    const cells = new Map<string, Set<string>>()
    const add = (country: string, region: string, category: string, id: string) => {
      const key = cellKey({ range, country, region, category, measure: 'cell/totalUsers' })
      const cell = cells.get(key) ?? new Set()
      cells.set(key, cell.add(id))
    }
    for (const { author, category, day: worryDay } of worries) {
      if (worryDay > day || worryDay <= day - DAYS[range] || !author.sharesLocation || !counts(author)) continue
      const { country, region, id } = author
      for (const categoryKey of ['', category]) {
        add(country, '', categoryKey, id)
        if (region && knownRegions.has(`${country}:${region}`)) add(country, region, categoryKey, id)
      }
    }
    for (const [key, ids] of cells) people.set(key, ids.size)
    for (const { country, name } of regions) {
      const count = (category: string) =>
        people.get(cellKey({ range, country, region: name, category, measure: 'cell/totalUsers' })) ?? 0
      const top = Math.max(...Category.options.map(count))
      if (count('') > 0) topShare.set(`${range}|${country}|${name}`, top / count(''))
    }
  }
  return { people, topShare }
}
