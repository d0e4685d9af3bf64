import i18next, { type i18n } from 'i18next'
import english from '../dictionaries/en.json' with { type: 'json' }

/** The namespace of the words that all apps share; every app has its own beside it. */
export const SHARED = 'shared'

/**
 * The English sentence is the key, so English needs no dictionary but its plural forms, and a missing translation reads as English.
 * Ready when this module is evaluated: nothing on the page may translate before.
 */
export const engine: i18n = i18next.createInstance()
void engine.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  ns: [SHARED],
  defaultNS: SHARED,
  keySeparator: false,
  nsSeparator: false,
  resources: { en: { [SHARED]: english } },
  // React escapes.
  interpolation: { escapeValue: false },
  returnNull: false,
})
