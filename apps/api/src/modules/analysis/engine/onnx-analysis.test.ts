import { expect, it } from 'vitest'
import { onnxAnalysis, type Transformers } from './onnx-analysis.ts'

/** A model with two dimensions: money and everything else. */
function aModel() {
  const loaded: string[] = []
  const env = { allowRemoteModels: true, localModelPath: '' }
  const transformers: Transformers = {
    env,
    pipeline: async (_task, model) => {
      loaded.push(model)
      return async (text) => ({ data: /debt|bill|rent|loan|deuda/i.test(text) ? [1, 0] : [0, 1] })
    },
  }
  return { transformers, env, loaded }
}

it('matches the English phrases in any language with an operator’s model', async () => {
  const { transformers, env, loaded } = aModel()
  const analyze = await onnxAnalysis('/models/multilingual-small', async () => transformers)
  expect(env).toEqual({ allowRemoteModels: false, localModelPath: '/models/' })
  expect(loaded).toEqual(['multilingual-small'])
  expect(await analyze('Tengo una deuda enorme')).toMatchObject({ model: 'onnx:multilingual-small', category: 'finances' })
  expect((await analyze('Tengo una deuda enorme')).vector).toHaveLength(2)
})

it('requires its package', async () => {
  await expect(onnxAnalysis('/models/multilingual-small')).rejects.toMatchObject({ code: 'ERR_MODULE_NOT_FOUND' })
})
