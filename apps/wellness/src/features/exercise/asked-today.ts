const NAME = 'worrystone_weight_asked'

/** A forbidden storage forgets with the page. */
let askedOn = ''

const today = () => new Date().toDateString()

function read(): string {
  try {
    return localStorage.getItem(NAME) ?? askedOn
  } catch {
    return askedOn
  }
}

/** Whether this person was asked today already how heavy it is: nobody is asked twice a day. */
export const wasAskedToday = (): boolean => read() === today()

export function rememberAsked(): void {
  askedOn = today()
  try {
    localStorage.setItem(NAME, askedOn)
  } catch {
    // As said above.
  }
}
