import type { Dictionary } from './dictionary.ts'

/** `count` chooses the plural form, `context` one of two meanings of an English word. */
export type MessageValues = Readonly<Record<string, string | number>>

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

const pluralRules = new Map<string, Intl.PluralRules>()

function pluralForm(code: string, count: number): string {
  const rules = pluralRules.get(code) ?? new Intl.PluralRules(code)
  pluralRules.set(code, rules)
  return rules.select(count)
}

/** The forms of a key from the most special one to the key itself, as dictionaries have them: `{{count}} posts_few`, `Following_people`. */
function formsOf(key: string, code: string, { count, context }: MessageValues): string[] {
  const keys = context === undefined ? [key] : [`${key}_${context}`, key]
  if (typeof count !== 'number') return keys
  const form = pluralForm(code, count)
  return keys.flatMap((each) => [...(count === 0 ? [`${each}_zero`] : []), `${each}_${form}`, each])
}

type Lookup = { code: string; dictionaries: readonly (Dictionary | undefined)[]; values: MessageValues }

/** The first translation in the order of the dictionaries; undefined when none has it. `code`: the language of the dictionaries. */
export function findMessage(key: string, { code, dictionaries, values }: Lookup): string | undefined {
  const forms = formsOf(key, code, values)
  for (const dictionary of dictionaries) {
    const form = forms.find((each) => dictionary?.[each] !== undefined)
    if (form !== undefined) return dictionary?.[form]
  }
  return undefined
}

/** Replaces `{{name}}` by the value of that name, and by nothing without one. */
export const interpolate = (message: string, values: MessageValues): string =>
  message.replaceAll(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''))
