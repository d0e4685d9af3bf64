import * as z from '@worrystone/contracts/zod'
import { readJson } from '../../read-json.ts'

/**
 * Local names of regions and cities that the package knows by their English name only, by country. The package's name is what people
 * choose, so that the figures about a place are not split in two.
 */
export const LOCAL_NAMES = readJson(
  new URL('./local-names.json', import.meta.url),
  z.record(z.string(), z.record(z.string(), z.string())),
)
