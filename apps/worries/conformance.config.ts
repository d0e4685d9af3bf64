import { postsApi, usersApi } from '@worrystone/contracts'
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
  async slots(ask) {
    const { id, username } = await ask(usersApi.profile)
    return { 'profile-posts': { userId: id, username } }
  },
} satisfies ConformanceConfig
