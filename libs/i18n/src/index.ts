export { useFormat, useLanguage } from './format.ts'
export { i18n, type Load } from './i18n.ts'
export { NamespaceProvider } from './namespace.tsx'
export { useRelativeTime } from './relative-time.ts'
// `useSaid` is the name in remotes that were published before; it goes with the next release.
export { type T, translate, useT, useTranslateMessage, useTranslateMessage as useSaid } from './translate.ts'
