/**
 * Every module that the shell provides and no remote bundles: exact requests, since `react-dom` does not cover `react-dom/client`.
 * `'*'`: the whole module. Of big packages remotes get the listed names only, because sharing a whole package switches off tree
 * shaking for it. A remote that imports another name does not build: add the name here and release the shell first.
 * Plain data, because the build reads this file with Node and writes `selected-modules.ts` from it.
 */
export const SHARED_MODULES = {
  react: '*',
  'react/jsx-runtime': '*',
  'react-dom': '*',
  'react-dom/client': '*',
  // `StyleSheetManager` and the theme are for component libraries. `createGlobalStyle` is left out on purpose.
  'styled-components': ['css', 'keyframes', 'StyleSheetManager', 'styled', 'ThemeContext', 'ThemeProvider', 'useTheme'],
  'react-router-dom': [
    'createPath',
    'createSearchParams',
    'generatePath',
    'Link',
    'matchPath',
    'matchRoutes',
    'Navigate',
    'NavLink',
    'Outlet',
    'parsePath',
    'Route',
    'Router',
    'Routes',
    'useHref',
    'useLinkClickHandler',
    'useLocation',
    'useMatch',
    'useNavigate',
    'useNavigationType',
    'useParams',
    'useResolvedPath',
    'useSearchParams',
  ],
  '@tanstack/react-query': [
    'infiniteQueryOptions',
    'keepPreviousData',
    'QueryClient',
    'QueryClientProvider',
    'queryOptions',
    'skipToken',
    'useInfiniteQuery',
    'useIsFetching',
    'useIsMutating',
    'useMutation',
    'useMutationState',
    'useQueries',
    'useQuery',
    'useQueryClient',
  ],
  '@worrystone/contracts/zod': [
    '_default',
    'array',
    'boolean',
    'coerce',
    'config',
    'discriminatedUnion',
    'email',
    'enum',
    'extend',
    'int',
    'iso',
    'literal',
    'looseObject',
    'maximum',
    'maxLength',
    'minimum',
    'minLength',
    'normalize',
    'nullable',
    'number',
    'object',
    'optional',
    'overwrite',
    'record',
    'refine',
    'regex',
    'safeParse',
    'strictObject',
    'string',
    'stringbool',
    'trim',
    'union',
    'unknown',
    'uuid',
  ],
  '@worrystone/api-client': '*',
  '@worrystone/session': '*',
  '@worrystone/events': '*',
  '@worrystone/i18n': '*',
  '@worrystone/remote-kit': '*',
} as const satisfies Record<string, '*' | readonly string[]>

/**
 * The names of whole modules that every open shell has, also one in a tab that was opened before the last release: part of `SHELL_CONTRACT`.
 * A build of a remote imports no others: a new export goes into a module that remotes bundle (`@worrystone/remote-kit/bundled`), a renamed
 * export into `EARLIER_NAMES`.
 */
export const CONTRACT_NAMES = {
  '@worrystone/api-client': ['ApiError', 'call', 'isServiceDown', 'query', 'queryClient', 'tokens'],
  '@worrystone/session': ['session', 'useSession'],
  '@worrystone/events': ['emit', 'on', 'toast', 'useEvent'],
  '@worrystone/i18n': ['i18n', 'translate', 'useFormat', 'useLanguage', 'useRelativeTime', 'useSaid', 'useT'],
  '@worrystone/remote-kit': [
    'dangerFoundIn',
    'defineRemote',
    'offerHelp',
    'PageHeading',
    'Slot',
    'useDanger',
    'usePageTitle',
    'usePlatform',
  ],
} as const satisfies Partial<Record<WholeModule, readonly string[]>>

type Shared = typeof SHARED_MODULES
export type WholeModule = { [Request in keyof Shared]: Shared[Request] extends '*' ? Request : never }[keyof Shared]

/** The listed names of each partly shared module. */
export const SELECTED_NAMES: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(SHARED_MODULES).flatMap(([request, names]) => (names === '*' ? [] : [[request, names]])),
)
