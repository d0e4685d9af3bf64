import type {
  ContentWarning,
  Country,
  LanguageCode,
  Outcome,
  PrivacyLevel,
  ReportReason,
  Role,
  ScreeningReason,
} from '@worrystone/contracts'
import type { PROMPTS } from './catalogue.ts'

/** What somebody or the house has against something, and what became of it. Minutes are counted back from now. */
export type Matter = {
  /** What the screening found, by itself. What may hurt others waits; who may be in danger comes first. */
  screening?: ScreeningReason[]
  reports?: { by: string; minutesAgo: number; reason: ReportReason; details?: string }[]
  taken?: { by: string; minutesAgo: number; note?: string }
  decided?: { by: string; minutesAgo: number; outcome: Outcome; why: string }
}

export type Person = {
  username: string
  name: string
  language: LanguageCode
  bio: string
  city: string
  country: Country
  daysAgo: number
  follows: string[]
  role?: Role
  /** Lets others see that they were here lately. */
  showsActivity?: true
  matter?: Matter
}

/** Something said below a worry; `after` counts minutes from when the worry appeared. */
export type Said = { by: string; text: string; after: number; answers?: Said[]; matter?: Matter }

type Resolved = { after: number; methods: string[]; story?: string; rating?: 1 | 2 | 3 | 4 | 5; isShared: boolean }

export type Worry = {
  by: string
  prompt: (typeof PROMPTS)[number]['text']
  text: string
  /** The longer text. */
  more?: string
  /** When it appeared; below zero it is scheduled for later. */
  minutesAgo: number
  for?: PrivacyLevel
  isDraft?: true
  warning?: ContentWarning
  /** Who shows support, and who says me-too. */
  support?: string[]
  meToo?: string[]
  comments?: Said[]
  resolved?: Resolved
  matter?: Matter
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
    country: 'OTHER',
    daysAgo: 40,
    showsActivity: true,
    follows: ['tomas', 'aiko', 'noor', 'dele', 'hannah'],
  },
  {
    username: 'tomas',
    name: 'Tomás Herrera',
    language: 'es',
    bio: 'Profesor de música. Dos hijos y un piano desafinado.',
    city: 'Valencia',
    country: 'ES',
    daysAgo: 38,
    showsActivity: true,
    follows: ['mira', 'ines', 'lucie'],
  },
  {
    username: 'aiko',
    name: '愛子',
    language: 'ja',
    bio: '本とお茶と猫。',
    city: '京都',
    country: 'JP',
    daysAgo: 35,
    follows: ['mira', 'hannah'],
  },
  {
    username: 'noor',
    name: 'نور',
    language: 'ar',
    bio: 'طالبة هندسة، أحب الرسم والبحر.',
    city: 'عمّان',
    country: 'OTHER',
    daysAgo: 31,
    follows: ['mira', 'amadou', 'priya'],
  },
  {
    username: 'hannah',
    name: 'Hannah Brandt',
    language: 'de',
    bio: 'Tischlerin. Mag Holz lieber als E-Mails.',
    city: 'Leipzig',
    country: 'DE',
    daysAgo: 30,
    showsActivity: true,
    follows: ['mira', 'lucie', 'dele'],
  },
  {
    username: 'lucie',
    name: 'Lucie Moreau',
    language: 'fr',
    bio: 'Libraire, insomniaque à mi-temps.',
    city: 'Nantes',
    country: 'FR',
    daysAgo: 28,
    showsActivity: true,
    follows: ['hannah', 'tomas'],
  },
  {
    username: 'priya',
    name: 'प्रिया',
    language: 'hi',
    bio: 'चाय, क्रिकेट और सवाल।',
    city: 'पुणे',
    country: 'IN',
    daysAgo: 26,
    follows: ['noor', 'mira'],
  },
  {
    username: 'dele',
    name: 'Dele Okafor',
    language: 'en',
    bio: 'Software by day, father of twins by night.',
    city: 'Lagos',
    country: 'OTHER',
    daysAgo: 25,
    showsActivity: true,
    follows: ['mira', 'ruth'],
  },
  {
    username: 'ruth',
    name: 'Ruth Abernathy',
    language: 'en',
    bio: 'Retired teacher. Learning to say no at seventy-one.',
    city: 'Halifax',
    country: 'CA',
    daysAgo: 22,
    showsActivity: true,
    follows: ['dele', 'mira', 'kiri'],
  },
  {
    username: 'kiri',
    name: 'Kiri Tamati',
    language: 'en',
    bio: 'First year at university, first time away from home.',
    city: 'Dunedin',
    country: 'OTHER',
    daysAgo: 18,
    showsActivity: true,
    follows: ['ruth', 'noor'],
  },
  {
    username: 'ines',
    name: 'Inês Carvalho',
    language: 'pt',
    bio: 'Looks after this place. Write kindly.',
    city: 'Porto',
    country: 'OTHER',
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
    country: 'OTHER',
    daysAgo: 45,
    follows: ['ines', 'noor'],
    role: 'admin',
  },
  {
    username: 'marek',
    name: 'Marek Novák',
    language: 'en',
    bio: 'Says what he thinks. Is learning to say it more gently.',
    city: 'Brno',
    country: 'OTHER',
    daysAgo: 15,
    follows: [],
  },
  {
    username: 'jo_summers',
    name: 'Jo Summers',
    language: 'en',
    bio: 'Ask me how.',
    city: 'Orlando',
    country: 'US',
    daysAgo: 3,
    follows: [],
    matter: {
      reports: [{ by: 'ruth', minutesAgo: 110, reason: 'spam', details: 'The same offer to everybody who mentions money.' }],
    },
  },
]

/** What they worry about: everyday things, in their own words. Newest first where it matters. */
export const WORRIES: Worry[] = [
  {
    by: 'dele',
    prompt: 'I am worried about...',
    text: 'the twins starting school next week. One runs towards everything, the other hides behind my leg, and I can only hold one hand each.',
    minutesAgo: 12,
    support: ['ruth', 'mira'],
    meToo: ['amadou'],
    comments: [
      {
        by: 'ruth',
        after: 4,
        text: 'Take the hand of the one who hides. The one who runs will look back to see whether you saw.',
        answers: [{ by: 'dele', after: 8, text: 'I read this out loud to my wife and we both went quiet. Thank you.' }],
      },
    ],
  },
  {
    by: 'kiri',
    prompt: 'I am nervous about...',
    text: 'my first seminar talk on Thursday. I know the material. I just do not know where to put my hands.',
    minutesAgo: 47,
    support: ['ruth', 'noor', 'dele'],
    meToo: ['noor', 'priya', 'hannah'],
    comments: [
      {
        by: 'dele',
        after: 9,
        text: 'Hold a pen. Nobody has ever asked what the pen was for.',
        answers: [
          {
            by: 'kiri',
            after: 15,
            text: 'A pen! I own at least one pen.',
            answers: [{ by: 'dele', after: 21, text: 'Then you are better prepared than I ever was.' }],
          },
        ],
      },
      { by: 'noor', after: 30, text: 'قولي الجملة الأولى بصوت عالٍ أمام المرآة. الباقي يأتي وحده.' },
    ],
  },
  {
    by: 'tomas',
    prompt: "I can't stop thinking about...",
    text: 'mi padre, que ya no reconoce las canciones que me enseñó. Se las sigo tocando por si acaso.',
    minutesAgo: 95,
    support: ['mira', 'ines', 'lucie', 'ruth', 'aiko'],
    meToo: ['aiko', 'ruth'],
    comments: [
      {
        by: 'ines',
        after: 20,
        text: 'A minha avó já não sabia o meu nome, mas batia o compasso com o pé. Continua a tocar.',
        answers: [{ by: 'tomas', after: 44, text: 'Anoche movió un dedo. Quizá era el compás. Gracias.' }],
      },
      { by: 'lucie', after: 61, text: 'Ce n’est pas « au cas où ». C’est de l’amour, et ça s’entend.' },
    ],
  },
  {
    by: 'ruth',
    prompt: 'I feel guilty about...',
    text: 'being glad when visitors leave. I love them. I also love the quiet, and I never told anyone.',
    minutesAgo: 2.5 * H,
    support: ['mira', 'aiko', 'hannah', 'kiri'],
    meToo: ['aiko', 'hannah', 'lucie', 'ines'],
    comments: [
      { by: 'hannah', after: 35, text: 'Ich mag meine Gäste am liebsten, wenn ich die Tür höre. Du bist nicht allein.' },
      {
        by: 'aiko',
        after: 70,
        text: '静かな部屋に戻るまでが、おもてなしだと思います。',
        answers: [{ by: 'ruth', after: 95, text: 'My grandson read this to me in English. It is on the fridge now.' }],
      },
      {
        by: 'marek',
        after: 100,
        text: 'If you do not like visitors, do not invite them. It is that simple.',
        matter: {
          reports: [
            {
              by: 'kiri',
              minutesAgo: 35,
              reason: 'harassment',
              details: 'Not cruel, but she had finally told somebody. Please have a look.',
            },
          ],
        },
      },
    ],
  },
  {
    by: 'aiko',
    prompt: 'What keeps me awake is...',
    text: '来月の引っ越し。新しい街に、猫が慣れてくれるかどうか。',
    minutesAgo: 3.5 * H,
    support: ['hannah', 'mira', 'lucie'],
    comments: [
      {
        by: 'mira',
        after: 60,
        text: 'Bring the blanket unwashed. Ours moved twice and forgave us both times.',
        answers: [{ by: 'aiko', after: 88, text: '洗わない毛布、箱のいちばん上に入れました。ありがとう。' }],
      },
    ],
  },
  {
    by: 'hannah',
    prompt: 'It is all too much because...',
    text: 'die Werkstatt voller Aufträge ist und ich trotzdem nicht weiß, ob das Geld bis Jahresende reicht.',
    minutesAgo: 5 * H,
    support: ['lucie', 'dele', 'tomas'],
    meToo: ['lucie', 'dele'],
    comments: [
      {
        by: 'lucie',
        after: 50,
        text: 'Pareil ici, avec des livres à la place des tables. On passe l’hiver ensemble ?',
        answers: [{ by: 'hannah', after: 90, text: 'Abgemacht. Ich baue dir ein Regal, du schickst mir einen Krimi.' }],
      },
      {
        by: 'jo_summers',
        after: 120,
        text: 'I made 4,000 last month from my sofa. Write to me and I show you how, no questions.',
        matter: {
          reports: [
            { by: 'lucie', minutesAgo: 170, reason: 'spam' },
            { by: 'dele', minutesAgo: 150, reason: 'spam', details: 'I have seen these very lines elsewhere.' },
            { by: 'tomas', minutesAgo: 125, reason: 'spam' },
          ],
        },
      },
    ],
  },
  {
    by: 'noor',
    prompt: 'I am afraid that...',
    text: 'لا أجد عملاً بعد التخرج، وأن يخيب ظن أمي التي انتظرت هذا اليوم سنوات.',
    minutesAgo: 6 * H,
    support: ['amadou', 'priya', 'mira', 'kiri'],
    meToo: ['kiri', 'priya'],
    comments: [
      {
        by: 'priya',
        after: 45,
        text: 'मेरी माँ ने भी इंतज़ार किया था। नौकरी देर से आई, पर उनका भरोसा पहले दिन से था।',
        answers: [{ by: 'noor', after: 80, text: 'قرأت كلامك لأمي فابتسمت. شكراً لكِ.' }],
      },
      { by: 'amadou', after: 130, text: 'Une mère qui a attendu des années sait attendre encore un peu. Courage.' },
      {
        by: 'jo_summers',
        after: 200,
        text: 'A job in three days, guaranteed, only 49 today: best-jobs-now.example',
        matter: { screening: ['spam', 'links'] },
      },
    ],
  },
  {
    by: 'lucie',
    prompt: 'I worry that...',
    text: 'la librairie ne passe pas l’hiver. Les gens disent qu’ils nous adorent, et commandent ailleurs.',
    minutesAgo: 8 * H,
    support: ['tomas', 'hannah', 'ines', 'aiko'],
    meToo: ['hannah'],
    comments: [
      {
        by: 'tomas',
        after: 70,
        text: 'Encargo hoy mismo dos libros. Para mis hijos, y porque los inviernos pasan.',
        answers: [{ by: 'lucie', after: 110, text: 'Ils partent demain, avec un marque-page de plus pour le piano.' }],
      },
    ],
  },
  {
    by: 'priya',
    prompt: 'I am not sure how to...',
    text: 'घर पर कैसे बताऊँ कि मैं नौकरी बदलना चाहती हूँ। सब बहुत खुश हैं, बस मैं नहीं।',
    minutesAgo: 9 * H,
    support: ['noor', 'dele'],
    meToo: ['dele', 'kiri', 'mira'],
    comments: [
      {
        by: 'dele',
        after: 100,
        text: 'I told mine on a walk. Side by side is easier than face to face.',
        answers: [{ by: 'priya', after: 160, text: 'रविवार को सबको सैर पर ले जाऊँगी। अच्छा विचार है।' }],
      },
    ],
  },
  {
    by: 'mira',
    prompt: 'I am worried about...',
    text: 'how short I was with my sister on the phone. I came off a twelve hour shift, but she could not know that.',
    minutesAgo: 11 * H,
    support: ['tomas', 'ruth', 'dele', 'hannah', 'ines'],
    meToo: ['dele', 'noor'],
    comments: [
      {
        by: 'ruth',
        after: 90,
        text: 'Ring her before your next shift rather than after it. Tired people talk to their sisters as if they were walls.',
        answers: [
          {
            by: 'mira',
            after: 140,
            text: 'I did. She said she knew it from the first hello.',
            answers: [{ by: 'ruth', after: 170, text: 'Sisters usually do.' }],
          },
        ],
      },
    ],
    resolved: {
      after: 300,
      methods: ['Calling before the shift instead of after it', 'Saying first that I was tired'],
      story:
        'I called her the next morning with coffee in my hand and began with the sorry, so that I could not talk around it. She laughed and said that my voice after a night shift sounds like our father looking for his keys. We have a rule now: after a night I only send a heart, and we talk the day after.',
      rating: 5,
      isShared: true,
    },
  },
  {
    by: 'dele',
    prompt: 'What if...',
    text: 'they find out that I look up the same three things every single day at work?',
    minutesAgo: 14 * H,
    support: ['kiri', 'mira', 'hannah'],
    meToo: ['kiri', 'mira', 'noor', 'priya', 'tomas'],
    comments: [
      {
        by: 'kiri',
        after: 60,
        text: 'They are all looking up the same three things. That is what the little search field is for.',
      },
    ],
  },
  {
    by: 'kiri',
    prompt: 'I feel alone with...',
    text: 'being homesick. Everybody here seems to have found their people in the first week. I found a good bench.',
    minutesAgo: 17 * H,
    support: ['ruth', 'noor', 'mira', 'amadou'],
    meToo: ['noor', 'aiko', 'amadou'],
    comments: [
      { by: 'ruth', after: 120, text: 'A good bench is how it starts. Somebody else will like that bench too.' },
      {
        by: 'noor',
        after: 200,
        text: 'في سنتي الأولى كان لي مقعد قرب النافذة. الآن يجلس معي ثلاثة.',
        answers: [
          {
            by: 'kiri',
            after: 320,
            text: 'I had this translated twice to be sure. On Wednesday I will sit there with two coffees.',
          },
        ],
      },
    ],
  },
  {
    by: 'ruth',
    prompt: 'I worry that...',
    text: 'I will have to stop driving soon. It is not the car. It is asking for every little thing.',
    minutesAgo: 21 * H,
    support: ['dele', 'mira'],
    comments: [
      {
        by: 'dele',
        after: 200,
        text: 'Ask for company, not for a lift. People say yes to company.',
        answers: [{ by: 'ruth', after: 300, text: 'Now that I can do.' }],
      },
    ],
  },
  {
    by: 'mira',
    prompt: 'What keeps me awake is...',
    text: 'the alarm that was not there. After night shifts I still hear the monitors in my own kitchen.',
    more: 'It started in spring. I come home, make toast, and there it is: the soft double beep of bed nine. The toaster does not beep. Nothing in my kitchen beeps.\n\nA colleague told me she hears it in the shower. We laughed so much that we had to sit down on the stairs. It did not go away, but it got smaller once it had been said aloud.\n\nSo I am saying it here as well. If you hear your work at home: you are not losing your mind, you are tired, and you care.',
    minutesAgo: 1 * D + 2 * H,
    support: ['tomas', 'dele', 'ruth', 'hannah', 'ines', 'lucie'],
    meToo: ['ines', 'dele', 'amadou'],
    comments: [
      {
        by: 'ines',
        after: 200,
        text: 'No hospital da minha irmã chamam-lhe «o eco». Passou-lhe quando começou a dar as boas-noites à enfermaria em voz alta.',
        answers: [{ by: 'mira', after: 400, text: 'Good night, ward. I am going to try it. I feel silly already.' }],
      },
      {
        by: 'amadou',
        after: 500,
        text: 'Chez moi ce sont les serveurs qui sonnent sous la douche. On n’est pas fous, on tient à ce qu’on fait.',
      },
    ],
    resolved: {
      after: 1300,
      methods: ['Saying good night to the ward out loud', 'Music in the kitchen', 'Telling a colleague'],
      story:
        'Inês was right. When I leave I stop at the door and say good night to the ward, bed by bed, in my head for the sleeping ones and out loud for the rest. It tells something in me that the shift is over. I still hear bed nine now and then. It no longer makes me get up.',
      rating: 4,
      isShared: true,
    },
  },
  {
    by: 'tomas',
    prompt: 'I am worried about...',
    text: 'el concierto de fin de curso. Treinta niños, nueve flautas y un solo ensayo más.',
    minutesAgo: 1 * D + 4 * H,
    support: ['lucie', 'mira', 'ines'],
    comments: [{ by: 'lucie', after: 100, text: 'Neuf flûtes, c’est sept de trop, et ce sera merveilleux quand même.' }],
    resolved: {
      after: 1500,
      methods: ['Ensayar solo el principio y el final', 'Dejar que se rían'],
      story:
        'Sonó una flauta de más y nadie se fue. Ensayamos solo los primeros ocho compases y el último acorde, y en medio se escucharon unos a otros, que es lo que yo quería enseñarles desde septiembre.',
      rating: 5,
      isShared: true,
    },
  },
  {
    by: 'aiko',
    prompt: 'I wish I could tell someone that...',
    text: '毎日「大丈夫」と言っているけれど、本当は少し休みたい。',
    minutesAgo: 1 * D + 6 * H,
    support: ['mira', 'hannah', 'lucie', 'ruth', 'noor'],
    meToo: ['mira', 'ines', 'dele'],
    comments: [
      {
        by: 'mira',
        after: 150,
        text: 'Rest is nothing one has to earn first. I tell my patients so every night and never listen.',
      },
      {
        by: 'hannah',
        after: 300,
        text: 'Dann sag heute einmal nicht „geht schon“. Nur einmal. Hier zum Beispiel.',
        answers: [{ by: 'aiko', after: 420, text: '今日は「大丈夫じゃない」と、ここで言ってみました。少し軽くなりました。' }],
      },
    ],
  },
  {
    by: 'hannah',
    prompt: 'I feel guilty about...',
    text: 'dass ich den Geburtstag meiner besten Freundin vergessen habe. Zum zweiten Mal.',
    minutesAgo: 1 * D + 8 * H,
    support: ['lucie', 'dele'],
    meToo: ['kiri', 'mira'],
    comments: [{ by: 'lucie', after: 60, text: 'Appelle-la ce soir. En retard, c’est encore une fête.' }],
    resolved: {
      after: 900,
      methods: ['Anrufen statt schreiben', 'Ohne Ausrede um Verzeihung bitten'],
      story:
        'Ich habe angerufen, ohne Ausrede. Sie hat kurz geschwiegen und dann gefragt, ob ich Kuchen mitbringe. Wir haben eine Woche zu spät gefeiert, zu zweit, und es war der bessere Abend. Jetzt steht der Tag mit Bleistift an der Werkbank.',
      rating: 5,
      isShared: true,
    },
  },
  {
    by: 'noor',
    prompt: "I can't stop thinking about...",
    text: 'امتحان الأسبوع القادم. كلما حفظت فصلاً نسيت الذي قبله.',
    minutesAgo: 1 * D + 11 * H,
    support: ['priya', 'kiri'],
    meToo: ['kiri', 'priya'],
    comments: [
      { by: 'kiri', after: 100, text: 'Same here. I teach every chapter to a cushion. The cushion is doing very well.' },
    ],
  },
  {
    by: 'amadou',
    prompt: 'I am afraid that...',
    text: 'mes enfants grandissent entre deux appels vidéo. Le petit a perdu une dent et je l’ai appris trois jours après.',
    minutesAgo: 1 * D + 13 * H,
    support: ['ines', 'noor', 'mira', 'ruth'],
    meToo: ['tomas'],
    comments: [
      { by: 'ruth', after: 150, text: 'I lived far from mine for three years. They remember that I rang, not that I was late.' },
    ],
  },
  {
    by: 'priya',
    prompt: 'I am nervous about...',
    text: 'meeting his parents on Sunday. I have changed my mind about the dress four times and about the sweets five.',
    minutesAgo: 1 * D + 16 * H,
    support: ['noor', 'kiri'],
    comments: [
      { by: 'noor', after: 90, text: 'الحلوى الخامسة هي الصحيحة دائماً.' },
      { by: 'ruth', after: 240, text: 'They are choosing a tablecloth for the fourth time as we speak.' },
    ],
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
    support: ['hannah', 'ruth', 'mira'],
    meToo: ['hannah', 'lucie', 'amadou'],
    comments: [
      {
        by: 'hannah',
        after: 120,
        text: 'We have a list on the door, and whoever is free takes the top line. There are no names on it.',
        answers: [{ by: 'dele', after: 200, text: 'No names. That is the part I was missing.' }],
      },
    ],
    resolved: {
      after: 2000,
      methods: ['A list on the door without names', 'Asking for one thing, not for everything'],
      story:
        'The list hangs on the fridge. On the first evening I stood in front of it and noticed that I did not know half of what was on it. So it was not about keeping score after all, it was about not knowing. We take turns now, and on Fridays nobody takes anything.',
      rating: 4,
      isShared: true,
    },
  },
  {
    by: 'lucie',
    prompt: 'What keeps me awake is...',
    text: 'le silence de ma fille depuis notre dispute. Elle a seize ans, je sais que c’est long, une soirée.',
    minutesAgo: 2 * D + 3 * H,
    support: ['tomas', 'ruth', 'mira'],
    meToo: ['tomas'],
    comments: [
      {
        by: 'tomas',
        after: 90,
        text: 'La mía tardó dos noches. Le dejé chocolate delante de la puerta y no dije nada.',
        answers: [
          {
            by: 'lucie',
            after: 300,
            text: 'Elle a mangé le chocolat et laissé l’emballage bien en vue. Je prends ça pour une phrase.',
          },
        ],
      },
    ],
    resolved: {
      after: 1900,
      methods: ['Attendre', 'Du chocolat devant la porte'],
      rating: 5,
      isShared: false,
    },
  },
  {
    by: 'ruth',
    prompt: 'I am worried about...',
    text: 'my neighbour. The curtains stay closed until noon now. I bring soup and call it too much soup.',
    minutesAgo: 2 * D + 5 * H,
    support: ['mira', 'dele', 'lucie'],
    comments: [{ by: 'mira', after: 200, text: 'Keep bringing it. Too much soup is how my grandmother said most things.' }],
  },
  {
    by: 'kiri',
    prompt: 'I worry that...',
    text: 'I chose the wrong subject. I like it. I only like it less than everyone else seems to.',
    minutesAgo: 2 * D + 9 * H,
    support: ['ruth', 'noor'],
    meToo: ['noor', 'priya'],
    comments: [
      {
        by: 'ruth',
        after: 180,
        text: 'I taught for forty years and liked my subject less than everyone else for the first three.',
      },
    ],
  },
  {
    by: 'mira',
    prompt: 'I am not sure how to...',
    text: 'tell my team that I want to leave the ward without feeling that I leave them.',
    minutesAgo: 2 * D + 12 * H,
    support: ['tomas', 'ruth'],
    meToo: ['ines', 'dele'],
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
    support: ['aiko', 'lucie', 'mira', 'ruth'],
    meToo: ['lucie'],
    comments: [{ by: 'aiko', after: 400, text: '週に一台、立っている机。それは十分に大きな仕事だと思います。' }],
  },
  {
    by: 'noor',
    prompt: 'I am nervous about...',
    text: 'أول معرض لرسوماتي. أخاف أن يأتي الجميع، وأخاف ألا يأتي أحد.',
    minutesAgo: 3 * D + 6 * H,
    support: ['priya', 'amadou', 'aiko', 'kiri'],
    comments: [{ by: 'priya', after: 250, text: 'जो आएँगे, वे सही लोग होंगे। तस्वीरें ज़रूर दिखाना।' }],
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
    support: ['dele'],
    meToo: ['dele', 'mira', 'kiri'],
    comments: [
      {
        by: 'dele',
        after: 30,
        text: 'Somebody on the other side has sent three of those this week and is grateful for the company.',
      },
    ],
  },
  {
    by: 'dele',
    prompt: 'I am afraid that...',
    text: 'the rent goes up again in March. We moved the sofa to make room for a second desk, there is nothing left to move.',
    minutesAgo: 3 * D + 19 * H,
    support: ['hannah', 'ruth'],
    meToo: ['hannah', 'lucie', 'kiri'],
  },
  {
    by: 'ruth',
    prompt: "I can't stop thinking about...",
    text: 'a pupil from 1988. I was unfair to him once, in front of everybody. He will not remember. I do.',
    minutesAgo: 4 * D + 3 * H,
    support: ['mira', 'tomas', 'aiko'],
    meToo: ['tomas'],
    comments: [
      {
        by: 'tomas',
        after: 300,
        text: 'Yo también tengo uno. Desde entonces pido perdón en voz alta, delante de todos, cuando me equivoco.',
      },
    ],
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
    support: ['mira', 'ruth', 'aiko', 'hannah'],
    meToo: ['dele'],
    comments: [
      {
        by: 'hannah',
        after: 200,
        text: 'Nimm die mit der kürzesten Anleitung. Das hat mir einmal eine Verkäuferin gesagt, und sie hatte in allem recht.',
      },
    ],
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
    support: ['noor', 'ines', 'ruth', 'tomas'],
  },
  {
    by: 'mira',
    prompt: 'I worry that...',
    text: 'I will cancel on my friends once more, and that one day they will stop asking.',
    minutesAgo: 6 * D + 2 * H,
    support: ['ruth', 'dele', 'tomas'],
    meToo: ['kiri', 'aiko', 'noor'],
    comments: [
      { by: 'ruth', after: 300, text: 'Ask them to breakfast. Nobody has the strength to be offended at breakfast.' },
      {
        by: 'marek',
        after: 420,
        text: 'Then say no at the start. Late is worse.',
        matter: {
          reports: [{ by: 'mira', minutesAgo: 5 * D, reason: 'inappropriate', details: 'It stung a little.' }],
          decided: {
            by: 'ines',
            minutesAgo: 4 * D + 20 * H,
            outcome: 'keep',
            why: 'It is blunt, but it is advice, and nothing in it is against you. You can mute him if you would rather not read him.',
          },
        },
      },
    ],
    resolved: {
      after: 7000,
      methods: ['Telling them how shifts work', 'Breakfast instead of dinner'],
      story:
        'I sent them my rota with a photo of my face after a night shift. Two of them answered within a minute that they had thought I was bored with them. We meet for breakfast now, they before work and I after it.',
      rating: 5,
      isShared: true,
    },
  },
  {
    by: 'tomas',
    prompt: 'What if...',
    text: '¿y si mi hija elige lo mismo que yo, y le duele lo mismo que a mí?',
    minutesAgo: 6 * D + 9 * H,
  },
  {
    by: 'ruth',
    prompt: 'I feel alone with...',
    text: 'the empty chair. On Sunday it is two years, and I still lay the table for two before I notice.',
    minutesAgo: 3 * D + 4 * H,
    warning: 'loss',
    support: ['mira', 'aiko', 'tomas', 'lucie', 'dele', 'kiri'],
    meToo: ['lucie'],
    comments: [
      {
        by: 'aiko',
        after: 200,
        text: '母は今も父の湯のみを並べます。まちがいではなく、あいさつなのだそうです。',
        answers: [{ by: 'ruth', after: 420, text: 'Then I shall go on greeting him.' }],
      },
      {
        by: 'dele',
        after: 500,
        text: 'My father kept my mother’s chair at the window. We all sat in it when we had something to tell.',
      },
    ],
  },
  {
    by: 'kiri',
    prompt: 'I am afraid that...',
    text: 'I will run out of money before the term runs out of weeks.',
    minutesAgo: 9 * D,
    support: ['ruth', 'hannah'],
    meToo: ['noor', 'dele', 'hannah'],
    comments: [
      {
        by: 'hannah',
        after: 300,
        text: 'Go to the people who are there for it, early and in person. They like to be asked before it burns.',
      },
    ],
    resolved: {
      after: 8000,
      methods: ['Writing down every coffee for two weeks', 'The hardship office', 'Cooking on Sundays'],
      story:
        'I was ashamed to go to the hardship office. It turned out to be one kind woman with a plant and a calculator. We made a plan in twenty minutes. I cook on Sundays with my neighbour now, which is also how I met my neighbour.',
      rating: 4,
      isShared: true,
    },
  },
  {
    by: 'amadou',
    prompt: 'What keeps me awake is...',
    text: 'l’écran. Je réponds au travail à deux heures du matin, et le matin je ne sais plus ce que j’ai promis.',
    minutesAgo: 12 * D,
    support: ['ines', 'noor', 'lucie'],
    meToo: ['dele', 'ines'],
    comments: [{ by: 'lucie', after: 400, text: 'Le mien dort dans la boîte à pain. Il ne s’est jamais plaint.' }],
    resolved: {
      after: 9000,
      methods: ['Le téléphone dort dans la cuisine', 'Une heure fixe pour la dernière réponse'],
      story:
        'Le téléphone dort dans la cuisine depuis dix jours. La première nuit je me suis levé deux fois pour vérifier qu’il allait bien. Rien n’a brûlé. Le matin, je sais de nouveau ce que j’ai promis, parce que je promets moins.',
      rating: 5,
      isShared: true,
    },
  },
  {
    by: 'priya',
    prompt: 'I am nervous about...',
    text: 'speaking in the Monday meeting. I have my sentence ready, and then somebody else says it.',
    minutesAgo: 10 * D,
    support: ['noor', 'dele', 'mira'],
    meToo: ['kiri', 'noor', 'aiko', 'mira'],
    comments: [
      {
        by: 'mira',
        after: 500,
        text: 'Be the second one to speak. The first has to be clever, the second only has to agree and add.',
      },
    ],
    resolved: {
      after: 8600,
      methods: ['Writing the first sentence on paper', 'Speaking within the first five minutes'],
      story:
        'I wrote one sentence on paper and said it second, right after the greeting. Nobody fainted. It is easier to go on than to begin, so I begin early, with something small.',
      rating: 4,
      isShared: true,
    },
  },
  {
    by: 'ines',
    prompt: 'I am not sure how to...',
    text: 'dizer não sem explicar durante dez minutos.',
    minutesAgo: 8 * D,
    support: ['mira', 'amadou', 'tomas'],
    meToo: ['ruth', 'mira', 'hannah'],
    comments: [{ by: 'ruth', after: 200, text: '“I would rather not” is a whole sentence. I learned it at seventy.' }],
    resolved: {
      after: 7000,
      methods: ['Dizer que respondo amanhã', 'Uma frase só'],
      story:
        'Agora digo: «Respondo amanhã.» No dia seguinte o não já sai sozinho, numa frase. A Ruth tinha razão, e ninguém deixou de me falar.',
      rating: 4,
      isShared: true,
    },
  },
  {
    by: 'mira',
    prompt: 'I feel guilty about...',
    text: 'not visiting Grandma since Easter. She writes that she understands. That is what makes it worse.',
    minutesAgo: 20 * H,
    for: 'friends',
    support: ['tomas', 'hannah'],
    comments: [
      {
        by: 'hannah',
        after: 60,
        text: 'Schreib ihr eine Karte. Karten bleiben länger als Anrufe.',
        answers: [{ by: 'mira', after: 150, text: 'Written and posted. With a drawing of the toaster.' }],
      },
    ],
  },
  {
    by: 'tomas',
    prompt: 'I am afraid that...',
    text: 'el director no me renueve el contrato. En casa todavía no he dicho nada.',
    minutesAgo: 1 * D + 1 * H,
    for: 'friends',
    support: ['mira', 'ines', 'lucie'],
    comments: [{ by: 'mira', after: 90, text: 'Tell them at home. It weighs less in three pairs of hands.' }],
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
  {
    by: 'marek',
    prompt: 'I wish I could tell someone that...',
    text: 'some nights I think everybody would sleep better if I were not here. In the morning it is mostly gone.',
    minutesAgo: 1 * D + 2 * H,
    for: 'friends',
    matter: {
      screening: ['danger'],
      taken: {
        by: 'ines',
        minutesAgo: 1 * D + 1 * H,
        note: 'Wrote to him with the lines for his country. He answered within the hour: his brother is with him tonight.',
      },
    },
  },
  // Of the weeks before.
  {
    by: 'mira',
    prompt: 'I am not sure how to...',
    text: 'sleep while the sun shines. The whole street is awake, and so am I.',
    minutesAgo: 34 * D,
    support: ['tomas', 'aiko', 'ines'],
    meToo: ['amadou'],
    comments: [{ by: 'aiko', after: 600, text: '厚いカーテンと、猫。どちらもよく眠ります。' }],
    resolved: {
      after: 9 * D,
      methods: ['Dark curtains', 'The phone stays in the hallway'],
      story:
        'I bought the ugliest, heaviest curtains in the shop. The phone sleeps in the hallway now and wakes before I do. It is not eight hours, but it is six in a row.',
      rating: 4,
      isShared: true,
    },
  },
  {
    by: 'mira',
    prompt: 'I feel guilty about...',
    text: 'the birthday I forgot. He laughed about it, and that was the worst part.',
    minutesAgo: 26 * D,
    support: ['tomas', 'noor', 'lucie'],
    meToo: ['hannah', 'tomas'],
  },
  {
    by: 'mira',
    prompt: 'I worry that...',
    text: 'I am only patient at work, and that nothing of it is left when I come home.',
    minutesAgo: 18 * D,
    support: ['ruth', 'dele', 'hannah', 'priya'],
    meToo: ['dele', 'lucie'],
    comments: [{ by: 'dele', after: 500, text: 'I sit in the car for five minutes before I go in. It counts as a hobby.' }],
    resolved: {
      after: 4 * D,
      methods: ['Ten minutes alone before I open the door'],
      isShared: false,
    },
  },
  // Much like worries of others above: so that related worries can be seen. The sentences are near enough for the analysis to tell.
  {
    by: 'kiri',
    prompt: 'I am worried about...',
    text: 'the rent going up again in spring. We share three rooms already, there is nobody left to move in.',
    minutesAgo: 4 * D + 6 * H,
    support: ['dele', 'ruth'],
    meToo: ['dele'],
    comments: [
      {
        by: 'dele',
        after: 150,
        text: 'Same letter, other landlord. Ask for it in writing, ours came down a little when we did.',
      },
    ],
  },
  {
    by: 'noor',
    prompt: 'I am afraid that...',
    text: 'I chose the wrong subject. Everyone else in my year seems to like it more than I do.',
    minutesAgo: 5 * D + 3 * H,
    support: ['kiri', 'mira'],
    meToo: ['kiri'],
  },
  {
    by: 'dele',
    prompt: 'I am nervous about...',
    text: 'speaking up in meetings. I prepare what I want to say, and then somebody else says it first.',
    minutesAgo: 7 * D + 5 * H,
    support: ['ruth', 'mira', 'hannah'],
    meToo: ['priya', 'kiri'],
    resolved: {
      after: 4200,
      methods: ['Saying one sentence in the first five minutes', 'Writing down a question instead of an opinion'],
      story:
        'I stopped preparing opinions and began to prepare questions. Nobody else has my questions. The first one came out in the fourth minute, and after that my voice knew where the room was.',
      rating: 4,
      isShared: true,
    },
  },
  {
    by: 'amadou',
    prompt: "I can't stop thinking about...",
    text: 'the empty chair at Sunday dinner. It is one year without my father, and I still lay his place before I notice.',
    minutesAgo: 6 * D + 8 * H,
    support: ['ruth', 'ines', 'tomas'],
    meToo: ['ruth'],
    comments: [
      { by: 'ruth', after: 240, text: 'Leave it laid for one Sunday, and let somebody sit there. I did. It was a good Sunday.' },
    ],
  },
]
