import { Category } from '@worrystone/contracts'
import { readPhrases } from './engine/phrases.ts'

let cachedCategories: { category: Category; subcategories: string[] }[] | undefined

/** The categories of worries, with the subcategories of our phrases. */
export function listCategories() {
  if (!cachedCategories) {
    const phrases = readPhrases()
    const subcategoriesOf = (parent: Category) =>
      phrases.flatMap(({ category, subcategory }) => (category === parent ? [subcategory] : []))
    cachedCategories = Category.options.map((category) => ({ category, subcategories: [...new Set(subcategoriesOf(category))] }))
  }
  return cachedCategories
}
