declare module 'vader-sentiment' {
  export const SentimentIntensityAnalyzer: {
    polarity_scores(text: string): { compound: number; pos: number; neu: number; neg: number }
  }
}

declare module 'afinn-165-multilingual' {
  const lists: { afinn_translations: Record<string, Record<string, number>> }
  // biome-ignore lint/style/noDefaultExport: the package's own shape
  export default lists
}

/** What it has of TensorFlow.js is not in its types. */
declare module '@energetic-ai/core' {
  export function ready(): Promise<void>
  export type GraphModel = unknown
}
