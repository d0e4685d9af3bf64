import { readFileSync } from 'node:fs'
import type * as z from '@worrystone/contracts/zod'

/** Reads a JSON file that ships with the code; throws if it does not match the schema. */
export const readJson = <S extends z.ZodMiniType>(file: URL, schema: S): z.output<S> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')))
