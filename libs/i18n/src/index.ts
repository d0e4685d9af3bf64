export { useFormat, useLanguage } from './format.ts'
export { i18n, type Load } from './i18n.ts'
export { NamespaceProvider } from './namespace.tsx'
export { useRelativeTime } from './relative-time.ts'
export { type T, translate, useT, useTranslateMessage } from './translate.ts'
/** Its name in remotes that were published before; goes with the next release. */
export { useTranslateMessage as useSaid } from './translate.ts'
