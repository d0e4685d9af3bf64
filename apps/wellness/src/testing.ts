import { configure } from '@testing-library/react'
import type { Exercise, ExerciseCard, ExerciseProgress, Resource, Technique, TechniqueCard } from '@worrystone/contracts'
import { anId } from '@worrystone/contracts/testing'
import { on } from '@worrystone/events'
import { onTestFinished, vi } from 'vitest'

// Waiting for elements and typing may take long on a busy machine.
configure({ asyncUtilTimeout: 5_000 })
vi.setConfig({ testTimeout: 20_000 })

const label = (id: string) => ({ id, name: id })

export const anExerciseCard = (part: Partial<ExerciseCard> = {}): ExerciseCard => ({
  id: 'longer-exhale',
  title: 'A longer breath out',
  description: 'Breathe out a little longer than you breathe in.',
  imageUrl: null,
  difficulty: 'beginner',
  duration: 3,
  stepCount: 3,
  category: label('breathing'),
  tags: ['calm', 'anywhere', 'panic'].map(label),
  isFree: true,
  ...part,
})

const texts = (id: string) => ({ id, title: `Title ${id}`, content: `Content ${id}`, imageUrl: null })

export const anExercise = (part: Partial<Exercise> = {}): Exercise => ({
  ...anExerciseCard(),
  purpose: 'For strong feelings.',
  cautions: ['Stop when you become dizzy.'],
  steps: [
    { ...texts('settle'), kind: 'read' },
    { ...texts('note'), kind: 'note' },
    { ...texts('end'), kind: 'read' },
  ],
  ...part,
})

export const aProgress = (part: Partial<ExerciseProgress> = {}): ExerciseProgress => ({
  id: anId(),
  exerciseId: 'longer-exhale',
  currentStep: 0,
  completed: false,
  notes: null,
  rating: null,
  effectiveness: null,
  before: null,
  after: null,
  answers: {},
  startedAt: new Date().toISOString(),
  stepAt: new Date().toISOString(),
  completedAt: null,
  ...part,
})

export const aTechniqueCard = (part: Partial<TechniqueCard> = {}): TechniqueCard => ({
  id: 'slow-breathing',
  title: 'Slow breathing',
  description: 'About six breaths a minute.',
  imageUrl: null,
  category: label('breathing'),
  tags: [],
  effectiveness: 4,
  isFree: true,
  ...part,
})

export const aTechnique = (part: Partial<Technique> = {}): Technique => ({
  ...aTechniqueCard(),
  effectivenessFrom: 'editor',
  scienceBasedRating: 5,
  instructions: 'Sit down.\nBreathe in.',
  whenToUse: ['As a daily habit'],
  whenNotToUse: ['When you become dizzy'],
  evidence: 'Many studies.',
  sources: [
    { title: 'A study', year: 2020, url: 'https://doi.org/10.1000/1' },
    { title: 'Another', year: 2021, url: 'https://doi.org/10.1000/2' },
  ],
  resources: [{ type: 'book', title: 'A book', description: 'About breathing.', url: 'https://example.org/book' }],
  exercise: { id: 'longer-exhale', title: 'A longer breath out' },
  ...part,
})

export const aResource = (part: Partial<Resource> = {}): Resource => ({
  id: 'anxiety-guide',
  title: 'Anxiety guide',
  description: 'A guide to read.',
  type: 'website',
  category: label('self-help'),
  country: 'DE',
  cost: 'free',
  languages: ['de', 'en'],
  url: 'https://example.org/guide',
  ...{ phone: null, phoneUri: null, sms: null },
  tags: [],
  isCrisis: false,
  readOn: '2026-01-31',
  ...part,
})

/** The toasts shown during this test, in order, as 'kind: sentence'. */
export function captureToasts(): string[] {
  const toasts: string[] = []
  onTestFinished(on('toast/1', ({ kind, message }) => void toasts.push(`${kind}: ${message}`)))
  return toasts
}
