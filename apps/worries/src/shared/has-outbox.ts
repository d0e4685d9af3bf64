/** Whether any account has unsent worries on this device. Reads the storage itself: `worry-draft.ts` would cost the page its code. */
export function hasOutbox(): boolean {
  try {
    return localStorage.getItem('worrystone_worry_drafts')?.includes('/waiting"') ?? false
  } catch {
    return false
  }
}
