import type { LanguageCode } from '@worrystone/contracts'
import { type Catalogue, textsIn } from '../catalogue/index.ts'

type ItemTexts = { title: string; description: string }
type Items = { ids: string[]; texts: (id: string, language: LanguageCode) => ItemTexts | undefined }

/** The exercises and techniques, by the parameter that names one in the address of its page. */
export type CataloguePages = ReadonlyMap<string, Items>

type CatalogueItem = { id: string; words: Partial<Record<LanguageCode, ItemTexts>> }

function itemsOf(items: readonly CatalogueItem[]): Items {
  const byId = new Map(items.map((item) => [item.id, item]))
  return {
    ids: [...byId.keys()],
    texts(id, language) {
      const item = byId.get(id)
      return item && textsIn(item.words, language)
    },
  }
}

export const cataloguePages = ({ exercises, techniques }: Pick<Catalogue, 'exercises' | 'techniques'>): CataloguePages =>
  new Map([
    [':exerciseId', itemsOf(exercises)],
    [':techniqueId', itemsOf(techniques)],
  ])

/** The paths of a route: one for each item that its parameter names; none for a parameter of another kind. */
export function pathsOf(path: string, catalogue: CataloguePages): string[] {
  const [parameter, second] = path.match(/:[^/]+/g) ?? []
  if (parameter === undefined) return [path]
  const items = second === undefined ? catalogue.get(parameter) : undefined
  return (items?.ids ?? []).map((id) => path.replace(parameter, id))
}
