import { basename, dirname, resolve } from 'node:path'
import { Category } from '@worrystone/contracts'
import { readPhrases } from './phrases.ts'
import { cosine } from './trained-head.ts'

type Tensor = { data: ArrayLike<number> }
type Extract = (text: string, options: { pooling: 'mean'; normalize: true }) => Promise<Tensor>
/** The part of @huggingface/transformers that is used. */
export type Transformers = {
  env: { allowRemoteModels: boolean; localModelPath: string }
  pipeline(task: 'feature-extraction', model: string): Promise<Extract>
}

// In a variable, because the package is optional and not a dependency.
const PACKAGE = '@huggingface/transformers'
const load = (): Promise<Transformers> => import(PACKAGE)

/** How many of a category's nearest phrases count, and how sharply. */
const NEAREST = 3
const SHARPNESS = 25

/**
 * Analysis by an operator's multilingual sentence model (such as multilingual-e5-small): it compares a text in any language with our
 * English phrases.
 */
export async function onnxAnalysis(path: string, transformers: () => Promise<Transformers> = load) {
  const { env, pipeline } = await transformers()
  const folder = resolve(path)
  env.allowRemoteModels = false
  env.localModelPath = `${dirname(folder)}/`
  const extract = await pipeline('feature-extraction', basename(folder))
  // The prefix with which models of the e5 family were trained; it does not harm others.
  const embed = async (text: string) =>
    Float32Array.from((await extract(`query: ${text}`, { pooling: 'mean', normalize: true })).data)

  const phrases: { category: Category; subcategory: string; vector: Float32Array }[] = []
  for (const { category, subcategory, text } of readPhrases()) phrases.push({ category, subcategory, vector: await embed(text) })

  return async (text: string) => {
    const vector = await embed(text)
    const ranked = phrases.map(({ category, subcategory, vector: other }) => ({
      category,
      subcategory,
      similarity: cosine(vector, other),
    }))
    ranked.sort((a, b) => b.similarity - a.similarity)
    const categoryScores = Category.options.map((category) => {
      const nearest = ranked.filter((phrase) => phrase.category === category).slice(0, NEAREST)
      return nearest.reduce((sum, { similarity }) => sum + similarity, 0) / NEAREST
    })
    const maxScore = Math.max(...categoryScores)
    const exponentials = categoryScores.map((value) => Math.exp(SHARPNESS * (value - maxScore)))
    const category = Category.options[categoryScores.indexOf(maxScore)] ?? 'other'
    return {
      model: `onnx:${basename(folder)}`,
      category,
      subcategory: ranked.find((phrase) => phrase.category === category)?.subcategory ?? null,
      confidence: 1 / exponentials.reduce((a, b) => a + b, 0),
      vector,
    }
  }
}
