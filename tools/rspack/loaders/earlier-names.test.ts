import { expect, it } from 'vitest'
import earlierNames from './earlier-names.mjs'

it.each([
  [
    "import { useT, useTranslateMessage } from '@worrystone/i18n'",
    "import { useT, useSaid as useTranslateMessage } from '@worrystone/i18n'",
  ],
  [
    "import { useTranslateMessage as translate } from '@worrystone/i18n'",
    "import { useSaid as translate } from '@worrystone/i18n'",
  ],
  ["import { type T, useT } from '@worrystone/i18n'", "import { type T, useT } from '@worrystone/i18n'"],
  ["import { useTranslateMessage } from './elsewhere.ts'", "import { useTranslateMessage } from './elsewhere.ts'"],
])('imports a renamed export by its earlier name: %s', (source, renamed) => expect(earlierNames(source)).toBe(renamed))
