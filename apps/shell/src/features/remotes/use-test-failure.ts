import type { MountFailure } from '@worrystone/host'
import { useT } from '@worrystone/i18n'

/** Why a build that a QA link named could not be shown, for whoever tests it; null for other failures. */
export function useTestFailure(): (failure: MountFailure) => string | null {
  const t = useT()
  return ({ tested }) => (tested ? t('The build {{build}} that this tab tests could not be shown: {{reason}}', tested) : null)
}
