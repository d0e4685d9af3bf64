import type { SlotName } from '@worrystone/contracts'
import { createElement } from 'react'

/** Where the content of a slot belongs, and the props that the page gives it: the server fills it (`modules/rendering/fill-slots.ts`). */
export const slotPlace = (name: SlotName, input: Record<string, unknown>) =>
  createElement('div', { 'data-slot': name, 'data-input': JSON.stringify(input) })
