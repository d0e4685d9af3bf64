import type { MountFailure } from '@worrystone/host'
import { useT } from '@worrystone/i18n'

/** Why a build of a QA link could not be mounted; null for other failures. */
export function useTestFailure(): (failure: MountFailure) => string | null {
  const t = useT()
  return ({ tested }) => (tested ? t('The build {{build}} that this tab tests could not be shown: {{reason}}', tested) : null)
}
