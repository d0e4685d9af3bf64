import * as z from '@worrystone/contracts/zod'
import { readJson } from '../../read-json.ts'

/**
 * Local names, by country, of regions and cities that the package knows by their English name only. People choose the package's name, so
 * that statistics about a place are not split in two.
 */
export const LOCAL_NAMES = readJson(
  new URL('./local-names.json', import.meta.url),
  z.record(z.string(), z.record(z.string(), z.string())),
)
