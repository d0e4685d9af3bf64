const STORAGE_KEY = 'worrystone_weight_asked'

/** Replaces forbidden storage for the lifetime of the page. */
let promptedOn = ''

const today = () => new Date().toDateString()

function read(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? promptedOn
  } catch {
    return promptedOn
  }
}

/** Whether the question how heavy it is was already shown today: it appears once a day. */
export const wasPromptedToday = (): boolean => read() === today()

export function rememberPrompt(): void {
  promptedOn = today()
  try {
    localStorage.setItem(STORAGE_KEY, promptedOn)
  } catch {
    // Storage is forbidden or full.
  }
}
