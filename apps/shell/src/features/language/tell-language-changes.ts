import { emit } from '@worrystone/events'
import { i18n } from '@worrystone/i18n'

/** Tells the apps on the page about every change of the language. */
export const tellLanguageChanges = () => i18n.subscribe(() => emit('language.changed/1', { code: i18n.language() }))
