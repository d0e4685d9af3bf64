import * as z from '@worrystone/contracts/zod'
import { graphemes } from './limits.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

type Rule = { max: number; tooLong: string; required?: string; multiline?: boolean }

/**
 * What people write: trimmed, NFC, counted in graphemes. Control characters are refused (line breaks too, unless `multiline`).
 * An empty text is refused only with `required`.
 */
export const text = ({ max, tooLong, required, multiline = false }: Rule) =>
  z.string(required).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim()),
    ...(required ? [z.minLength(1, { error: required, abort: true })] : []),
    // A cheap bound first, so that counting never walks a megabyte.
    z.maxLength(max * 30, { error: tooLong, abort: true }),
    z.refine((value) => graphemes(value) <= max, { error: tooLong }),
    z.refine((value) => !(multiline ? CONTROL : CONTROL_OR_BREAK).test(value), {
      error: 'Please remove the invisible control characters',
    }),
  )
