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

/** The part of TensorFlow.js that its types lack. */
declare module '@energetic-ai/core' {
  export function ready(): Promise<void>
  export type GraphModel = unknown
}
