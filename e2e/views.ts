import { test } from '@playwright/test'

export const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

/** Every look, both sizes and both directions are met, each pair of them once. */
const VIEWS = [
  { colorScheme: 'light', size: 'phone', locale: 'en-US' },
  { colorScheme: 'light', size: 'desktop', locale: 'ar-EG' },
  { colorScheme: 'dark', size: 'phone', locale: 'ar-EG' },
  { colorScheme: 'dark', size: 'desktop', locale: 'en-US' },
] as const

/** Repeats tests as a person meets the product: by day and by night, on a phone and on a desk, from left to right and from right to left. */
export function inEveryView(tests: (size: keyof typeof SIZES) => void) {
  for (const { colorScheme, size, locale } of VIEWS) {
    test.describe(`${colorScheme}, ${size}, ${locale}`, () => {
      test.use({ colorScheme, viewport: SIZES[size], locale, contextOptions: { reducedMotion: 'reduce' } })
      tests(size)
    })
  }
}
