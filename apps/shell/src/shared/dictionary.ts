import type { Load } from '@worrystone/i18n'
import english from '../../dictionaries/en.json' with { type: 'json' }

export const NAMESPACE = 'shell'

/** English is bundled: the first paint must not wait for a round trip. */
export const loadDictionary: Load = async (code) =>
  code === 'en'
    ? english
    : (await import(/* webpackInclude: /dictionaries.\w\w\.json$/ */ `../../dictionaries/${code}.json`)).default
