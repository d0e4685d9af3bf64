/** Every length, size and duration that client and server must agree on. Lengths count graphemes. */
export const LIMITS = {
  shortContent: 280,
  shortContentWarning: 250,
  longContent: 10_000,
  longContentWarning: 9_000,
  comment: 1_000,
  reportDetails: 500,
  resolutionStory: 2_000,
  copingMethod: 100,
  copingMethods: 20,
  moderationText: 1_000,
  exerciseNotes: 5_000,
  usernameMin: 3,
  usernameMax: 30,
  passwordMin: 8,
  passwordMax: 200,
  loginPasswordMin: 6,
  emailMax: 254,
  displayName: 100,
  bio: 500,
  place: 100,
  search: 100,
  /** 5 MB, the whole uploaded file of a picture. */
  pictureBytes: 5 * 1024 * 1024,
  pageDefault: 20,
  pageMax: 100,
  offsetMax: 10_000,
  totalMax: 1_000,
  /** A worry without a first word is lent to so many people at once, for so long; one person has so many. */
  readersAtOnce: 5,
  loanMinutes: 10,
  loansAtOnce: 20,
} as const

let segmenter: Intl.Segmenter | undefined

/** What people see as letters. The first object of Intl costs a slow phone 60 ms, so it is created at the first use. */
export function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return segmenter.segment(text)
}

const ONE_UNIT_EACH = /^[ -~\n]*$/

/** The number of graphemes: a family emoji or a letter with its accents is one. The same on client and server. */
export function countGraphemes(text: string): number {
  if (ONE_UNIT_EACH.test(text)) return text.length
  let count = 0
  for (const _ of graphemesOf(text)) count++
  return count
}

/** The accepted types of pictures; decided by the content of the file, not by its declared type. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
