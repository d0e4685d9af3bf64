export { i18n } from '@worrystone/i18n'
export { session } from '@worrystone/session'
