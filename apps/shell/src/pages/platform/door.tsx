import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '@worrystone/api-client'
import { i18n, type Load, NamespaceProvider } from '@worrystone/i18n'
import english from '../../../dictionaries/platform/en.json' with { type: 'json' }
import { PlatformPage } from './platform-page.tsx'

const NAMESPACE = 'platform'

const dictionary: Load = async (code) =>
  code === 'en' ? english : (await import(`../../../dictionaries/platform/${code}.json`)).default

/** Brings the page's own words with it: nobody but operators needs either. In English when the words can't be had. */
export async function openPlatform() {
  await i18n.addNamespace(NAMESPACE, dictionary).catch((error: unknown) => console.error('The page stays in English', error))
  return Operators
}

const Operators = () => (
  <QueryClientProvider client={queryClient}>
    <NamespaceProvider namespace={NAMESPACE}>
      <PlatformPage />
    </NamespaceProvider>
  </QueryClientProvider>
)
