import { Category, Country } from '@worrystone/contracts'
import * as z from '@worrystone/contracts/zod'
import { readJson } from '../../read-json.ts'
import { WrittenLanguage } from './sentences.ts'

/** Names as in the places data. `share`: the region's part of the country's people. */
const Region = z.strictObject({
  region: z.string(),
  city: z.string(),
  zone: z.string(),
  share: z.number(),
  language: z.optional(WrittenLanguage),
})
export type Region = z.infer<typeof Region>

const DemoCountry = z.strictObject({
  country: Country,
  language: WrittenLanguage,
  people: z.number(),
  isSouthern: z.optional(z.literal(true)),
  /** Language of the given names; people who write another language write their names in Latin letters. */
  names: z.optional(WrittenLanguage),
  /** Factors of the categories that are more frequent there than elsewhere. */
  categoryFactors: z.record(z.string().check(z.refine((key) => Category.options.includes(key as Category))), z.number()),
  regions: z.array(Region),
})
export type DemoCountry = z.infer<typeof DemoCountry>

/** The countries of the invented people. */
export const demoCountries = () => readJson(new URL('./countries.json', import.meta.url), z.array(DemoCountry))
