/** Whether anybody's worries wait on this device until they can be sent: without the code that reads them (`worry-draft.ts`). */
export function isAnythingWaiting(): boolean {
  try {
    return localStorage.getItem('worrystone_worry_drafts')?.includes('/waiting"') ?? false
  } catch {
    return false
  }
}
