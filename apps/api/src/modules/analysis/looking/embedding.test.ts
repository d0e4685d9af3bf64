import { expect, it, vi } from 'vitest'

it('waits for its arithmetic, which a busy machine has later than the model', async () => {
  const { instantiate } = WebAssembly
  const late = vi.spyOn(WebAssembly, 'instantiate').mockImplementation(async (...all: unknown[]) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    return (instantiate as (...all: unknown[]) => Promise<never>)(...all)
  })
  const { loadEmbedding } = await import('./embedding.ts')
  const embed = await loadEmbedding()
  expect(late).toHaveBeenCalled()
  expect(await embed('My boss shouts at me')).toHaveLength(512)
}, 60_000)
