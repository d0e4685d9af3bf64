import type { CountedLabel, LanguageCode } from '@worrystone/contracts'
import { type TextSearch, textSearch } from '../../text-search.ts'

export type SearchedCard = {
  id: string
  title: string
  description: string
  category: Omit<CountedLabel, 'count'>
  tags: { name: string }[]
}

/** Searches the cards of a list, best match first. The index of a language is built at the first search. */
export function cardSearch() {
  const searches = new Map<LanguageCode, TextSearch>()
  return <C extends SearchedCard>(cards: C[], query: string, language: LanguageCode): C[] => {
    const search = searches.get(language) ?? textSearch(cards.map(documentOf), language)
    searches.set(language, search)
    const { exact: named, withAll, withSome } = search(query)
    const byId = new Map(cards.map((card) => [card.id, card]))
    return [...named, ...withAll, ...withSome].flatMap((id) => byId.get(id) ?? [])
  }
}
export type CardSearch = ReturnType<typeof cardSearch>

const documentOf = ({ id, title, description, category, tags }: SearchedCard) => ({
  ...{ id, title, description },
  labels: [category, ...tags].map(({ name }) => name).join(' '),
})
