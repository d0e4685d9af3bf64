import type { Check } from '../stage.ts'
import { accessible } from './accessible.ts'
import { budget } from './budget.ts'
import { crashesAtFirst, crashesLater } from './crashes.ts'
import { noHistory, ownStylesOnly } from './guest.ts'
import { leavesNothing } from './leaves-nothing.ts'
import { shown } from './shown.ts'
import { strict } from './strict.ts'
import { twoAtOnce } from './two-at-once.ts'
import { suspends, unanswered } from './waits.ts'
import { words } from './words.ts'

/** What every door of every remote has to keep. */
export const CHECKS = {
  shown,
  leavesNothing,
  twoAtOnce,
  crashesAtFirst,
  crashesLater,
  suspends,
  unanswered,
  strict,
  ownStylesOnly,
  noHistory,
  accessible,
  budget,
  words,
} satisfies Record<string, Check>

/** What may differ when somebody else looks at the same door. What is left behind is counted where most of it is shown: for the first viewer. */
export const CHECKS_FOR_OTHERS = { shown, strict, accessible, words } satisfies Record<string, Check>
