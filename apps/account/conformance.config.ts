import { usersApi } from '@worrystone/contracts'
import type { ConformanceConfig } from '@worrystone/remote-kit/conformance'

export default {
  params: async (callApi) => ({ username: (await callApi(usersApi.profile, {})).username }),
  // Without a token these pages redirect at once.
  search: { '/reset-password': '?token=a-token-of-nobody', '/verify-email': '?token=a-token-of-nobody' },
  // Leaving during the request still confirms the address.
  outlive: ['/auth/verify-email'],
} satisfies ConformanceConfig
