const NAME = 'worrystone_weight_asked'

/** A forbidden storage forgets with the page. */
let promptedOn = ''

const today = () => new Date().toDateString()

function read(): string {
  try {
    return localStorage.getItem(NAME) ?? promptedOn
  } catch {
    return promptedOn
  }
}

/** Whether this person was asked today already how heavy it is: nobody is asked twice a day. */
export const wasPromptedToday = (): boolean => read() === today()

export function rememberPrompt(): void {
  promptedOn = today()
  try {
    localStorage.setItem(NAME, promptedOn)
  } catch {
    // As said above.
  }
}
