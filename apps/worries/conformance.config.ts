import { analysisApi, postsApi, usersApi } from '@worrystone/contracts'
import type { ConformanceConfig } from '@worrystone/remote-kit/conformance'

export default {
  async params(callApi) {
    const body = {
      shortContent: 'whether this page keeps the rules',
      worryPrompt: 'I am worried about...',
      longContent: 'At length.',
    }
    const { id } = await callApi(postsApi.create, { body })
    // Fetched by itself it would appear some seconds later and be rendered in the middle of a check.
    await callApi(analysisApi.analyze, { params: { id } })
    return { postId: id }
  },
  async slots(callApi) {
    const { id, username } = await callApi(usersApi.profile, {})
    return { 'profile-posts': { userId: id, username }, 'search-found': { words: 'whether this page' } }
  },
} satisfies ConformanceConfig
