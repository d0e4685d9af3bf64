import { type Dictionary, findMessage, interpolate, type MessageValues } from '@worrystone/contracts'
import english from '../dictionaries/en.json' with { type: 'json' }

/** The namespace of the texts that all apps share; every app has its own beside it. */
export const SHARED = 'shared'

const keyOf = (code: string, namespace: string) => `${namespace} ${code}`

/**
 * The English sentence is the key, so English needs no dictionary but its plural forms, and a missing translation reads as English.
 * Ready when this module is evaluated: nothing on the page may translate before.
 */
const dictionaries = new Map<string, Dictionary>([[keyOf('en', SHARED), english]])
let language = 'en'

export type Request = { values: MessageValues; namespaces: readonly string[]; code?: string }

/** The dictionaries of the page in each loaded language. */
export const engine = {
  /** The same object until a dictionary is added to this namespace. */
  dictionary: (code: string, namespace: string): Dictionary | undefined => dictionaries.get(keyOf(code, namespace)),

  /** Merges it into the namespace. */
  add(code: string, namespace: string, dictionary: Dictionary): void {
    const key = keyOf(code, namespace)
    dictionaries.set(key, { ...dictionaries.get(key), ...dictionary })
  },

  setLanguage(code: string): void {
    language = code
  },

  /** In the present language, else in English, else the key itself. */
  translate(key: string, { values, namespaces, code = language }: Request): string {
    const find = (language: string) =>
      findMessage(key, {
        code: language,
        values,
        dictionaries: namespaces.map((namespace) => engine.dictionary(language, namespace)),
      })
    return interpolate(find(code) ?? find('en') ?? key, values)
  },
}
