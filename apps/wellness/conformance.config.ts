import type { ConformanceConfig } from '@worrystone/remote-kit/conformance'

export default {
  params: async () => ({ exerciseId: 'longer-exhale', techniqueId: 'belly-breathing' }),
  slots: async () => ({ 'analysis-suggestions': { isGentle: false } }),
} satisfies ConformanceConfig
