/**
 * Names of groups of people, neutral and abusive. A separate head classifies texts that contain one, because hate against a group is
 * expressed by other words than an insult of a person.
 */
const GROUP_TERM =
  /\b(wom[ae]n|girls?|trans|gays?|blacks?|whites?|men|asians?|arabs?|disabled|muslims?|immigrants?|migrants?|refugees?|jews?|jewish|transgender|homosexuals?|lesbians?|queers?|trann(?:y|ies)|faggots?|fags?|nigg(?:er|a)s?|cripples?|cunts?|bitch(?:es)?|whores?|negros?|mongs?|retards?|ragheads?|muzzies?|wetbacks?|spastics?|shemales?|female|islam|islamic|dykes?|mexicans?|chinese|indians?|africans?|christians?|hindus?)\b/i

/** Whether an English text names a group of people. */
export const namesGroup = (text: string): boolean => GROUP_TERM.test(text)
