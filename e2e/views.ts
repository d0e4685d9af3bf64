import { type Page, test } from '@playwright/test'

export const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

/** Both colour schemes, sizes and directions, each pair of values once. */
const VIEWS = [
  { colorScheme: 'light', size: 'phone', locale: 'en-US' },
  { colorScheme: 'light', size: 'desktop', locale: 'ar-EG' },
  { colorScheme: 'dark', size: 'phone', locale: 'ar-EG' },
  { colorScheme: 'dark', size: 'desktop', locale: 'en-US' },
] as const

/** Repeats tests in light and dark mode, at phone and desktop size, from left to right and from right to left. */
export function inEveryView(tests: (size: keyof typeof SIZES) => void) {
  for (const { colorScheme, size, locale } of VIEWS) {
    test.describe(`${colorScheme}, ${size}, ${locale}`, () => {
      test.use({ colorScheme, viewport: SIZES[size], locale, contextOptions: { reducedMotion: 'reduce' } })
      tests(size)
    })
  }
}

type View = (typeof VIEWS)[number]

/**
 * Repeats tests from left to right and from right to left; `views` are both of that direction, for `showView`. One load of a page serves
 * both: it follows its window, because scheme and width are media queries.
 */
export function inBothDirections(tests: (views: View[]) => void) {
  for (const [locale, views] of Map.groupBy(VIEWS, (view) => view.locale)) {
    test.describe(locale, () => {
      test.use({ locale, contextOptions: { reducedMotion: 'reduce' } })
      tests(views)
    })
  }
}

export async function showView(page: Page, { colorScheme, size }: View): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize(SIZES[size])
}
