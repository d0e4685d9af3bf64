import type { LanguageCode, PrivacyLevel, Role } from '@worrystone/contracts'
import type { PROMPTS } from './catalogue.ts'

export type Person = {
  username: string
  name: string
  language: LanguageCode
  bio: string
  city: string
  country: string
  daysAgo: number
  follows: string[]
  role?: Role
}

type Worry = {
  by: string
  prompt: (typeof PROMPTS)[number]['text']
  text: string
  /** The longer text. */
  more?: string
  /** When it appeared; below zero it is scheduled for later. */
  minutesAgo: number
  for?: PrivacyLevel
  isDraft?: true
}

const H = 60
const D = 24 * H

/** Invented people. Nobody here is, or means, a real person. */
export const PEOPLE: Person[] = [
  {
    username: 'mira',
    name: 'Mira Lindqvist',
    language: 'en',
    bio: 'Nurse on the night shift. Sourdough, long walks, too many lists.',
    city: 'Göteborg',
    country: 'Sweden',
    daysAgo: 40,
    follows: ['tomas', 'aiko', 'noor', 'dele', 'hannah'],
  },
  {
    username: 'tomas',
    name: 'Tomás Herrera',
    language: 'es',
    bio: 'Profesor de música. Dos hijos y un piano desafinado.',
    city: 'Valencia',
    country: 'Spain',
    daysAgo: 38,
    follows: ['mira', 'ines', 'lucie'],
  },
  {
    username: 'aiko',
    name: '愛子',
    language: 'ja',
    bio: '本とお茶と猫。',
    city: '京都',
    country: 'Japan',
    daysAgo: 35,
    follows: ['mira', 'hannah'],
  },
  {
    username: 'noor',
    name: 'نور',
    language: 'ar',
    bio: 'طالبة هندسة، أحب الرسم والبحر.',
    city: 'عمّان',
    country: 'Jordan',
    daysAgo: 31,
    follows: ['mira', 'amadou', 'priya'],
  },
  {
    username: 'hannah',
    name: 'Hannah Brandt',
    language: 'de',
    bio: 'Tischlerin. Mag Holz lieber als E-Mails.',
    city: 'Leipzig',
    country: 'Germany',
    daysAgo: 30,
    follows: ['mira', 'lucie', 'dele'],
  },
  {
    username: 'lucie',
    name: 'Lucie Moreau',
    language: 'fr',
    bio: 'Libraire, insomniaque à mi-temps.',
    city: 'Nantes',
    country: 'France',
    daysAgo: 28,
    follows: ['hannah', 'tomas'],
  },
  {
    username: 'priya',
    name: 'प्रिया',
    language: 'hi',
    bio: 'चाय, क्रिकेट और सवाल।',
    city: 'पुणे',
    country: 'India',
    daysAgo: 26,
    follows: ['noor', 'mira'],
  },
  {
    username: 'dele',
    name: 'Dele Okafor',
    language: 'en',
    bio: 'Software by day, father of twins by night.',
    city: 'Lagos',
    country: 'Nigeria',
    daysAgo: 25,
    follows: ['mira', 'ruth'],
  },
  {
    username: 'ruth',
    name: 'Ruth Abernathy',
    language: 'en',
    bio: 'Retired teacher. Learning to say no at seventy-one.',
    city: 'Halifax',
    country: 'Canada',
    daysAgo: 22,
    follows: ['dele', 'mira', 'kiri'],
  },
  {
    username: 'kiri',
    name: 'Kiri Tamati',
    language: 'en',
    bio: 'First year at university, first time away from home.',
    city: 'Dunedin',
    country: 'New Zealand',
    daysAgo: 18,
    follows: ['ruth', 'noor'],
  },
  {
    username: 'ines',
    name: 'Inês Carvalho',
    language: 'pt',
    bio: 'Looks after this place. Write kindly.',
    city: 'Porto',
    country: 'Portugal',
    daysAgo: 44,
    follows: ['mira', 'tomas'],
    role: 'moderator',
  },
  {
    username: 'amadou',
    name: 'Amadou Diallo',
    language: 'fr',
    bio: 'Keeps the lights on.',
    city: 'Dakar',
    country: 'Senegal',
    daysAgo: 45,
    follows: ['ines', 'noor'],
    role: 'admin',
  },
]

/** What they worry about: everyday things, in their own words. Newest first where it matters. */
export const WORRIES: Worry[] = [
  {
    by: 'dele',
    prompt: 'I am worried about...',
    text: 'the twins starting school next week. One runs towards everything, the other hides behind my leg, and I can only hold one hand each.',
    minutesAgo: 12,
  },
  {
    by: 'kiri',
    prompt: 'I am nervous about...',
    text: 'my first seminar talk on Thursday. I know the material. I just do not know where to put my hands.',
    minutesAgo: 47,
  },
  {
    by: 'tomas',
    prompt: "I can't stop thinking about...",
    text: 'mi padre, que ya no reconoce las canciones que me enseñó. Se las sigo tocando por si acaso.',
    minutesAgo: 95,
  },
  {
    by: 'ruth',
    prompt: 'I feel guilty about...',
    text: 'being glad when visitors leave. I love them. I also love the quiet, and I never told anyone.',
    minutesAgo: 2.5 * H,
  },
  {
    by: 'aiko',
    prompt: 'What keeps me awake is...',
    text: '来月の引っ越し。新しい街に、猫が慣れてくれるかどうか。',
    minutesAgo: 3.5 * H,
  },
  {
    by: 'hannah',
    prompt: 'It is all too much because...',
    text: 'die Werkstatt voller Aufträge ist und ich trotzdem nicht weiß, ob das Geld bis Jahresende reicht.',
    minutesAgo: 5 * H,
  },
  {
    by: 'noor',
    prompt: 'I am afraid that...',
    text: 'لا أجد عملاً بعد التخرج، وأن يخيب ظن أمي التي انتظرت هذا اليوم سنوات.',
    minutesAgo: 6 * H,
  },
  {
    by: 'lucie',
    prompt: 'I worry that...',
    text: 'la librairie ne passe pas l’hiver. Les gens disent qu’ils nous adorent, et commandent ailleurs.',
    minutesAgo: 8 * H,
  },
  {
    by: 'priya',
    prompt: 'I am not sure how to...',
    text: 'घर पर कैसे बताऊँ कि मैं नौकरी बदलना चाहती हूँ। सब बहुत खुश हैं, बस मैं नहीं।',
    minutesAgo: 9 * H,
  },
  {
    by: 'mira',
    prompt: 'I am worried about...',
    text: 'how short I was with my sister on the phone. I came off a twelve hour shift, but she could not know that.',
    minutesAgo: 11 * H,
  },
  {
    by: 'dele',
    prompt: 'What if...',
    text: 'they find out that I look up the same three things every single day at work?',
    minutesAgo: 14 * H,
  },
  {
    by: 'kiri',
    prompt: 'I feel alone with...',
    text: 'being homesick. Everybody here seems to have found their people in the first week. I found a good bench.',
    minutesAgo: 17 * H,
  },
  {
    by: 'ruth',
    prompt: 'I worry that...',
    text: 'I will have to stop driving soon. It is not the car. It is asking for every little thing.',
    minutesAgo: 21 * H,
  },
  {
    by: 'mira',
    prompt: 'What keeps me awake is...',
    text: 'the alarm that was not there. After night shifts I still hear the monitors in my own kitchen.',
    more: 'It started in spring. I come home, make toast, and there it is: the soft double beep of bed nine. The toaster does not beep. Nothing in my kitchen beeps.\n\nA colleague told me she hears it in the shower. We laughed so much that we had to sit down on the stairs. It did not go away, but it got smaller once it had been said aloud.\n\nSo I am saying it here as well. If you hear your work at home: you are not losing your mind, you are tired, and you care.',
    minutesAgo: 1 * D + 2 * H,
  },
  {
    by: 'tomas',
    prompt: 'I am worried about...',
    text: 'el concierto de fin de curso. Treinta niños, nueve flautas y un solo ensayo más.',
    minutesAgo: 1 * D + 4 * H,
  },
  {
    by: 'aiko',
    prompt: 'I wish I could tell someone that...',
    text: '毎日「大丈夫」と言っているけれど、本当は少し休みたい。',
    minutesAgo: 1 * D + 6 * H,
  },
  {
    by: 'hannah',
    prompt: 'I feel guilty about...',
    text: 'dass ich den Geburtstag meiner besten Freundin vergessen habe. Zum zweiten Mal.',
    minutesAgo: 1 * D + 8 * H,
  },
  {
    by: 'noor',
    prompt: "I can't stop thinking about...",
    text: 'امتحان الأسبوع القادم. كلما حفظت فصلاً نسيت الذي قبله.',
    minutesAgo: 1 * D + 11 * H,
  },
  {
    by: 'amadou',
    prompt: 'I am afraid that...',
    text: 'mes enfants grandissent entre deux appels vidéo. Le petit a perdu une dent et je l’ai appris trois jours après.',
    minutesAgo: 1 * D + 13 * H,
  },
  {
    by: 'priya',
    prompt: 'I am nervous about...',
    text: 'meeting his parents on Sunday. I have changed my mind about the dress four times and about the sweets five.',
    minutesAgo: 1 * D + 16 * H,
  },
  {
    by: 'ines',
    prompt: 'It is all too much because...',
    text: 'toda a gente me pede um minuto, e no fim do dia não sobrou nenhum para mim.',
    minutesAgo: 1 * D + 20 * H,
  },
  {
    by: 'dele',
    prompt: 'I am not sure how to...',
    text: 'ask for help at home without it sounding like I am keeping score.',
    minutesAgo: 2 * D + 1 * H,
  },
  {
    by: 'lucie',
    prompt: 'What keeps me awake is...',
    text: 'le silence de ma fille depuis notre dispute. Elle a seize ans, je sais que c’est long, une soirée.',
    minutesAgo: 2 * D + 3 * H,
  },
  {
    by: 'ruth',
    prompt: 'I am worried about...',
    text: 'my neighbour. The curtains stay closed until noon now. I bring soup and call it too much soup.',
    minutesAgo: 2 * D + 5 * H,
  },
  {
    by: 'kiri',
    prompt: 'I worry that...',
    text: 'I chose the wrong subject. I like it. I only like it less than everyone else seems to.',
    minutesAgo: 2 * D + 9 * H,
  },
  {
    by: 'mira',
    prompt: 'I am not sure how to...',
    text: 'tell my team that I want to leave the ward without feeling that I leave them.',
    minutesAgo: 2 * D + 12 * H,
  },
  {
    by: 'tomas',
    prompt: 'I feel guilty about...',
    text: 'no llamar más a menudo. Siempre pienso «mañana», y mañana también lo pienso.',
    minutesAgo: 2 * D + 15 * H,
  },
  {
    by: 'hannah',
    prompt: 'I wish I could tell someone that...',
    text: 'ich den Betrieb eigentlich gar nicht vergrößern möchte. Alle gratulieren mir dazu.',
    more: 'Seit einem Jahr höre ich, wie gut es läuft. Mehr Aufträge, ein zweiter Lieferwagen, vielleicht eine Filiale. Ich nicke dann.\n\nWas ich will, ist ein Tisch in der Woche. Einer, der steht. Ich weiß nicht, wann das aufgehört hat, genug zu sein, und für wen.',
    minutesAgo: 3 * D + 2 * H,
  },
  {
    by: 'noor',
    prompt: 'I am nervous about...',
    text: 'أول معرض لرسوماتي. أخاف أن يأتي الجميع، وأخاف ألا يأتي أحد.',
    minutesAgo: 3 * D + 6 * H,
  },
  {
    by: 'aiko',
    prompt: 'I am worried about...',
    text: '母の膝。「平気」と言うけれど、階段の前で必ず一度止まる。',
    minutesAgo: 3 * D + 10 * H,
  },
  {
    by: 'priya',
    prompt: "I can't stop thinking about...",
    text: 'उस एक ईमेल के बारे में जो मैंने जल्दबाज़ी में भेज दी।',
    minutesAgo: 3 * D + 14 * H,
  },
  {
    by: 'dele',
    prompt: 'I am afraid that...',
    text: 'the rent goes up again in March. We moved the sofa to make room for a second desk, there is nothing left to move.',
    minutesAgo: 3 * D + 19 * H,
  },
  {
    by: 'ruth',
    prompt: "I can't stop thinking about...",
    text: 'a pupil from 1988. I was unfair to him once, in front of everybody. He will not remember. I do.',
    minutesAgo: 4 * D + 3 * H,
  },
  {
    by: 'ines',
    prompt: 'I worry that...',
    text: 'a minha mãe tem razão quando diz que trabalho para não pensar.',
    minutesAgo: 4 * D + 8 * H,
  },
  {
    by: 'lucie',
    prompt: 'I feel alone with...',
    text: 'les décisions. Depuis le divorce, même choisir une machine à laver me fait pleurer au magasin.',
    minutesAgo: 4 * D + 12 * H,
  },
  {
    by: 'kiri',
    prompt: 'What if...',
    text: 'I go home for the holidays and it does not feel like home any more?',
    minutesAgo: 5 * D + 1 * H,
  },
  {
    by: 'amadou',
    prompt: 'I am worried about...',
    text: 'the rains coming late again. My brother says it is fine. He says it every year a little more quietly.',
    minutesAgo: 5 * D + 7 * H,
  },
  {
    by: 'mira',
    prompt: 'I worry that...',
    text: 'I will cancel on my friends once more, and that one day they will stop asking.',
    minutesAgo: 6 * D + 2 * H,
  },
  {
    by: 'tomas',
    prompt: 'What if...',
    text: '¿y si mi hija elige lo mismo que yo, y le duele lo mismo que a mí?',
    minutesAgo: 6 * D + 9 * H,
  },
  {
    by: 'mira',
    prompt: 'I feel guilty about...',
    text: 'not visiting Grandma since Easter. She writes that she understands. That is what makes it worse.',
    minutesAgo: 20 * H,
    for: 'friends',
  },
  {
    by: 'tomas',
    prompt: 'I am afraid that...',
    text: 'el director no me renueve el contrato. En casa todavía no he dicho nada.',
    minutesAgo: 1 * D + 1 * H,
    for: 'friends',
  },
  {
    by: 'hannah',
    prompt: 'I am nervous about...',
    text: 'das Gespräch mit der Bank am Freitag. Ich habe ein Hemd gebügelt. Ich bügle nie.',
    minutesAgo: 2 * D + 2 * H,
    for: 'friends',
  },
  {
    by: 'mira',
    prompt: 'I wish I could tell someone that...',
    text: 'I have already written the resignation letter. It lies under the bread board.',
    minutesAgo: 1 * D + 3 * H,
    for: 'private',
  },
  {
    by: 'dele',
    prompt: 'It is all too much because...',
    text: 'I count hours of sleep the way other people count money.',
    minutesAgo: 2 * D + 6 * H,
    for: 'private',
  },
  {
    by: 'mira',
    prompt: 'I am nervous about...',
    text: 'the first day on the new ward. By the time you read this I will have found the coffee machine, or not.',
    minutesAgo: -26 * H,
  },
  {
    by: 'mira',
    prompt: 'I am not sure how to...',
    text: 'start this one. Perhaps with the stairwell, and how loud it is when nobody is in it.',
    minutesAgo: 90,
    isDraft: true,
  },
  {
    by: 'tomas',
    prompt: 'I wish I could tell someone that...',
    text: 'la canción está casi terminada, y que me da miedo terminarla.',
    minutesAgo: 3 * H,
    isDraft: true,
  },
]
