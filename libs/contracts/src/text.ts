import * as z from '@worrystone/contracts/zod'
import { countGraphemes } from './limits.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/** More marks on one letter than any script needs. Normalizing thousands of them would block the server for seconds. */
const EXCESSIVE_MARKS = /\p{M}{65}/u
/** Any visible character: not only spaces and invisible characters. */
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u

type TextFieldOptions = { max: number; tooLong: string; required?: string; multiline?: boolean }

/**
 * User text: trimmed, NFC, counted in graphemes. Control characters are refused (line breaks too, unless `multiline`), and lone
 * surrogates, which UTF-8 cannot encode.
 * A text that is empty, or has no visible character, is refused only with `required`.
 */
export const textField = ({ max, tooLong, required, multiline = false }: TextFieldOptions) =>
  z.string(required).check(
    // Cheap bounds first, so that nothing costly runs on a text that is refused anyway.
    z.maxLength(max * 30, { error: tooLong, abort: true }),
    z.refine((value) => !EXCESSIVE_MARKS.test(value), { error: tooLong, abort: true }),
    z.refine((value) => value.isWellFormed(), { error: 'Text contains invalid characters', abort: true }),
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim()),
    ...(required ? [z.refine<string>((value) => VISIBLE.test(value), { error: required, abort: true })] : []),
    z.refine((value) => countGraphemes(value) <= max, { error: tooLong }),
    z.refine((value) => !(multiline ? CONTROL : CONTROL_OR_BREAK).test(value), {
      error: 'Please remove the invisible control characters',
    }),
  )
