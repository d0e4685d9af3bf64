export { COUNTRIES, type CountryHints, countryGuess, countryOf } from './country.ts'
export { type CardHours, type CardReader, type HelplineCard, type HelplineFact, helplineCard } from './helpline-card.ts'
export { type Helpline, type HelplineHours, helplines } from './helplines.ts'
export {
  canWriteTo,
  emergencyNumberOf,
  type HelplineNow,
  type HelplinesQuery,
  helplinesFor,
  smsUri,
} from './helplines-for.ts'
export { ageInDays, checkHelplines, describeProblem, type HelplineProblem, readHelplines } from './read-helplines.ts'
export { HELPLINE_KINDS } from './schema.ts'
