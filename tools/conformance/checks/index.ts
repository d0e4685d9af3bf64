import type { Check } from '../check-context.ts'
import { accessible } from './accessible.ts'
import { budget } from './budget.ts'
import { crashesAtFirst, crashesLater } from './crashes.ts'
import { noHistory, ownStylesOnly } from './isolation.ts'
import { languages } from './languages.ts'
import { leaks } from './leaks.ts'
import { mounts } from './mounts.ts'
import { suspends, unanswered } from './pending.ts'
import { strict } from './strict-mode.ts'
import { twoInstances } from './two-instances.ts'

/** What every page and slot of every remote has to keep. */
export const CHECKS = {
  mounts,
  leaks,
  twoInstances,
  crashesAtFirst,
  crashesLater,
  suspends,
  unanswered,
  strict,
  ownStylesOnly,
  noHistory,
  accessible,
  budget,
  languages,
} satisfies Record<string, Check>

/** What may differ when somebody else looks at the same page or slot. What is left behind is counted where most of it is shown: for the first viewer. */
export const CHECKS_FOR_OTHERS = { mounts, strict, accessible, languages } satisfies Record<string, Check>
