/**
 * Names of groups of people, neutral and abusive. A text that names one is judged by a head of its own: what is hateful about a group and
 * what only speaks of it differ by other words than an insult differs from a friendly reply.
 */
const GROUP_TERM =
  /\b(wom[ae]n|girls?|trans|gays?|blacks?|whites?|men|asians?|arabs?|disabled|muslims?|immigrants?|migrants?|refugees?|jews?|jewish|transgender|homosexuals?|lesbians?|queers?|trann(?:y|ies)|faggots?|fags?|nigg(?:er|a)s?|cripples?|cunts?|bitch(?:es)?|whores?|negros?|mongs?|retards?|ragheads?|muzzies?|wetbacks?|spastics?|shemales?|female|islam|islamic|dykes?|mexicans?|chinese|indians?|africans?|christians?|hindus?)\b/i

/** Does an English text name a group of people? */
export const namesGroup = (text: string): boolean => GROUP_TERM.test(text)
