import { postsApi } from '@worrystone/contracts'
import type { ConformanceConfig } from '@worrystone/remote-kit/conformance'

export default {
  async params(ask) {
    const body = {
      shortContent: 'whether this page keeps the rules',
      worryPrompt: 'I am worried about...',
      longContent: 'At length.',
    }
    return { postId: (await ask(postsApi.create, { body })).id }
  },
} satisfies ConformanceConfig
