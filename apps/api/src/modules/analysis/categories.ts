import { Category } from '@worrystone/contracts'
import { readPhrases } from './engine/phrases.ts'

let listed: { category: Category; subcategories: string[] }[] | undefined

/** The categories of worries, with the subcategories of our phrases. */
export function listCategories() {
  if (!listed) {
    const phrases = readPhrases()
    const of = (parent: Category) => phrases.flatMap(({ category, subcategory }) => (category === parent ? [subcategory] : []))
    listed = Category.options.map((category) => ({ category, subcategories: [...new Set(of(category))] }))
  }
  return listed
}
