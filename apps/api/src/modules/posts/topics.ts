import type { ContentWarning, FoldTopic } from '@worrystone/contracts'
import { type PhraseMatcher, phraseMatcher, tokenize } from '@worrystone/safety/matching'

/**
 * Words that name a topic, in the notation of `PhraseList`. Whoever reads a worry reads them in it, whatever its writer feels: they are
 * chosen apart from the phrases of danger, and a dangerous text without one of them has no topic.
 */
const WORDS: { scripts: PhraseMatcher<FoldTopic>['scripts']; topics: Record<FoldTopic, string> }[] = [
  {
    scripts: ['latin'],
    topics: {
      'self-harm': `
        self_harm*|selfharm*|self_injur*|suicide*|suicidal*
        selbstmord*|suizid*|selbstverletz*
        suicidio*|suicida*|autolesi*|autoles*|autolesion*
        automutil*|automutila*
        suicidio|suicidi|autolesionis*`,
      eating: `
        anorexi*|bulimi*|eating_disorder*|binge_eat*|purging|calorie*
        essstorung*|magersucht*|magersuchtig*|kalorien
        trastorno*_alimentari*|trastorno_alimenticio|atracon*|caloria*
        trouble*_alimentaire*|anorexie|boulimi*|calories
        anoressi*|disturb*_alimentar*|calorie
        transtorno*_alimentar*|compulsao_alimentar`,
      abuse: `
        abuse*|abusive|rape|raped|rapist*|molest*|assaulted|domestic_violence|sexual_violence
        missbrauch*|vergewaltig*|hausliche_gewalt
        abuso*|violacion|violada|violado|maltrat*|violencia_domestica|violencia_de_genero
        viol|violee|viole|maltraitance*|violences_conjugales|abus_sexuel*
        abusi|stupro|violentata|maltrattament*|violenza_domestica
        estupr*|violencia_sexual|abusad*`,
      death: `
        death|died|funeral*|mourning|bereave*|passed_away|terminally_ill
        gestorben|verstorben*|beerdigung*|trauerfeier|todesfall
        murio|fallecio|falleci*|funeral|duelo|entierro
        deces|decede*|enterrement|deuil|funerailles
        morto|morta|lutto|funerale|funerali|deceduto|deceduta
        faleceu|falecid*|morreu|luto|enterro|velorio`,
      substances: `
        alcohol*|addict*|drugs|cocaine|heroin|opioid*|drunk|drinking_problem|rehab|relapse*
        alkohol*|drogen*|suchtig|entzug*|kokain|heroin|ruckfall
        alcohol*|drogas|adiccion*|adicto|adicta|cocaina|heroina|borracho|borracha
        alcool*|drogue*|addiction*|cocaine|heroine|sevrage
        alcol*|droghe|droga|dipendenza|eroina|ubriac*
        vicio|viciado|viciada|recaida`,
    },
  },
  {
    scripts: ['cyrillic'],
    topics: {
      'self-harm': 'самоубийств*|суицид*|самоповрежден*',
      eating: 'анорекси*|булими*|расстройств*_пищевого|калори*',
      abuse: 'насили*|изнасилов*|абьюз*|домогательств*',
      death: 'умер|умерла|умерли|похорон*|скончал*|траур*|смерть|смерти',
      substances: 'алкогол*|наркотик*|наркоман*|зависимост*|кокаин*|героин*|запой|запое',
    },
  },
  {
    scripts: ['arabic'],
    topics: {
      'self-harm': 'انتحار|الانتحار|انتحر|إيذاء_النفس|ايذاء_النفس',
      eating: 'فقدان_الشهية|اضطراب_الأكل|اضطرابات_الأكل|الشره|سعرات',
      abuse: 'اغتصاب|الاغتصاب|تحرش|التحرش|العنف_الأسري|عنف_أسري|اعتداء',
      death: 'مات|ماتت|توفي|توفيت|جنازة|الجنازة|وفاة|عزاء',
      substances: 'كحول|الكحول|مخدرات|المخدرات|إدمان|الإدمان|مدمن',
    },
  },
  {
    scripts: ['devanagari'],
    topics: {
      'self-harm': 'आत्महत्या|खुदकुशी|आत्मघात',
      eating: 'एनोरेक्सिया|बुलिमिया|खाने_का_विकार',
      abuse: 'बलात्कार|यौन_शोषण|घरेलू_हिंसा|उत्पीड़न|दुर्व्यवहार',
      death: 'मृत्यु|मौत|निधन|अंतिम_संस्कार|गुज़र_गए|देहांत',
      substances: 'शराब|नशा|नशे|ड्रग्स|लत',
    },
  },
  {
    scripts: ['han', 'kana'],
    topics: {
      'self-harm': '自殺|自杀|自傷|自伤|自残|リストカット|リスカ',
      eating: '摂食障害|過食症|拒食症|厌食症|暴食症|进食障碍|カロリー|卡路里',
      abuse: '虐待|性暴力|性侵|强奸|家暴|レイプ|性的暴行|ドメスティックバイオレンス',
      death: '死亡|去世|葬礼|葬式|亡くなった|亡くなり|逝世|丧事|お通夜',
      substances: 'アルコール|お酒|薬物|依存症|覚醒剤|酗酒|毒品|吸毒|戒酒|酒瘾',
    },
  },
  {
    scripts: ['hangul'],
    topics: {
      'self-harm': '자살|자해',
      eating: '거식증|폭식증|섭식장애|칼로리',
      abuse: '학대|성폭력|성폭행|가정폭력|강간',
      death: '돌아가셨|장례식|사망|별세|임종',
      substances: '알코올|마약|중독|음주',
    },
  },
]

const OF_WARNING: Record<ContentWarning, FoldTopic | undefined> = {
  'self-harm': 'self-harm',
  violence: 'abuse',
  'sexual-violence': 'abuse',
  loss: 'death',
  eating: 'eating',
  substances: 'substances',
  other: undefined,
}

const TOPICS: readonly FoldTopic[] = ['self-harm', 'eating', 'abuse', 'death', 'substances']

const matchers = WORDS.map(({ scripts, topics }) =>
  phraseMatcher<FoldTopic>({
    scripts,
    gap: 0,
    negations: '',
    lists: TOPICS.map((category) => ({ category, phrases: topics[category] })),
  }),
)

/** What a worry speaks of, by the words in it and by its author's own content warning. */
export function topicsOf(texts: readonly string[], warning: ContentWarning | null): FoldTopic[] {
  const found = new Set<FoldTopic>(texts.flatMap(topicsIn))
  const warned = warning === null ? undefined : OF_WARNING[warning]
  if (warned) found.add(warned)
  return TOPICS.filter((topic) => found.has(topic))
}

function topicsIn(text: string): FoldTopic[] {
  const { tokens, scripts } = tokenize(text)
  return matchers
    .filter((matcher) => matcher.scripts.some((script) => scripts.has(script)))
    .flatMap((matcher) => matcher.matches(tokens).map(({ category }) => category))
}
