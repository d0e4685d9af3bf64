import type { Sentiment } from './sentiment.ts'

const CLOUD_OPEN = 'M5 15.5A6.5 6.5 0 1 1 15.4 8.5h2a4.25 4.25 0 0 1 1.6 8'

/** Drawn here: the shell's icons have no weather, and every page would load more of them. */
const PATHS: Record<Sentiment, string[]> = {
  'very-negative': [CLOUD_OPEN, 'M12.5 12l-2.5 4.5h4L11.5 21'],
  negative: [CLOUD_OPEN, 'M8 15v4', 'M12 17v4', 'M16 15v4'],
  neutral: ['M17.4 18.5H9a6.5 6.5 0 1 1 6.3-8.5h2.1a4.25 4.25 0 0 1 0 8.5Z'],
  positive: [
    'M12 3v1.5',
    'M5.6 5.6l1.1 1.1',
    'M20.5 12H19',
    'M18.4 5.6l-1.1 1.1',
    'M15.7 12.8a4 4 0 0 0-6-4',
    'M13 20.5H7.2a4.6 4.6 0 1 1 4.5-5.6H13a2.8 2.8 0 0 1 0 5.6Z',
  ],
  'very-positive': [
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
    'M12 3v1.5',
    'M12 19.5V21',
    'M5.6 5.6l1.1 1.1',
    'M17.3 17.3l1.1 1.1',
    'M3 12h1.5',
    'M19.5 12H21',
    'M6.7 17.3l-1.1 1.1',
    'M18.4 5.6l-1.1 1.1',
  ],
}

export function WeatherGlyph({ sentiment }: { sentiment: Sentiment }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[sentiment].join('')} />
    </svg>
  )
}
