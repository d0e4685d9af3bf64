import { emit } from '@worrystone/events'
import { i18n } from '@worrystone/i18n'

/** Emits every change of the language to the apps on the page. */
export const emitLanguageChanges = () => i18n.subscribe(() => emit('language.changed/1', { code: i18n.language() }))
