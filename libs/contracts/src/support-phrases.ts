import * as z from '@worrystone/contracts/zod'

/** Phrases that anyone can send by one tap. The key is stored; each reader sees the sentence in their own language. */
export const SUPPORT_PHRASES = {
  'i-hear-you': 'I hear you.',
  'i-am-listening': 'I am listening.',
  'that-is-a-lot': 'That is a lot to carry.',
  'that-sounds-exhausting': 'That sounds exhausting.',
  'it-makes-sense': 'It makes sense that you feel this way.',
  'sorry-it-is-hard': 'I am sorry that it is so hard right now.',
  'what-you-feel-counts': 'What you feel counts.',
  'thank-you-for-telling': 'Thank you for telling us.',
  'it-took-courage': 'It took courage to say this.',
  'you-are-not-alone': 'You are not alone with this.',
  'i-have-felt-this': 'I have felt this too.',
  'you-are-not-a-burden': 'You are not a burden.',
  'nothing-wrong': 'There is nothing wrong with you for feeling this.',
  'glad-you-are-here': 'I am glad that you are here.',
  'thinking-of-you': 'I am thinking of you.',
  'be-gentle': 'Be gentle with yourself.',
  'take-your-time': 'Take all the time you need.',
  'you-may-rest': 'You are allowed to rest.',
  'enough-for-today': 'You have done enough for today.',
  'not-all-today': 'You do not have to solve it today.',
  'one-small-step': 'One small step is enough.',
  'asking-is-strong': 'Asking for help is strong.',
  'it-passed-for-me': 'For me it passed, slowly.',
  'i-came-through': 'I stood in the same place, and came through.',
} as const
export type SupportPhrase = keyof typeof SUPPORT_PHRASES

export const SupportPhrase = z.enum(
  Object.keys(SUPPORT_PHRASES) as [SupportPhrase, ...SupportPhrase[]],
  'Please choose a phrase from the list',
)
