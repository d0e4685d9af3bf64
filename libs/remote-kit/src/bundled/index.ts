// Not shared by the shell: each remote bundles what it uses of these, so they work in a tab whose shell is older.
export { BackLink } from './back-link.tsx'
export { isNotFound } from './is-not-found.ts'
export { LoadMore } from './load-more.tsx'
export { PageHeader } from './page-header.tsx'
export { QueryView } from './query-view.tsx'
export { useErrorMessage } from './use-error-message.ts'
export { useErrorToast } from './use-error-toast.ts'
export { isUpgradeRequired, useHasFeature } from './use-has-feature.ts'
