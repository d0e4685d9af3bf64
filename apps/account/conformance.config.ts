import { usersApi } from '@worrystone/contracts'
import type { ConformanceConfig } from '@worrystone/remote-kit/conformance'

export default {
  params: async (callApi) => ({ username: (await callApi(usersApi.profile, {})).username }),
  // Without a token these pages lead elsewhere at once.
  search: { '/reset-password': '?token=a-token-of-nobody', '/verify-email': '?token=a-token-of-nobody' },
  // Whoever leaves while the address is being confirmed has confirmed it all the same.
  outlive: ['/auth/verify-email'],
} satisfies ConformanceConfig
