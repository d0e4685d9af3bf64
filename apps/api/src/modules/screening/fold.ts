/** Letters that no decomposition brings to their plain form. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // Arabic: the forms of alif, hamza, ya and ta are typed in every way.
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  ـ: '',
  // Devanagari: a dot and a moon that are often left out.
  '\u093c': '',
  '\u0901': '\u0902',
  // Traditional characters of the word lists.
  殺: '杀',
  會: '会',
  沒: '没',
  個: '个',
  們: '们',
  愛: '爱',
  廢: '废',
  這: '这',
  為: '为',
  來: '来',
  時: '时',
  遺: '遗',
  書: '书',
  樓: '楼',
  藥: '药',
  說: '说',
  罵: '骂',
  東: '东',
  還: '还',
  開: '开',
  關: '关',
  當: '当',
  對: '对',
  給: '给',
  與: '与',
  結: '结',
  過: '过',
  讓: '让',
  該: '该',
  豬: '猪',
  賤: '贱',
  腦: '脑',
  殘: '残',
  滾: '滚',
  醜: '丑',
  誰: '谁',
  歡: '欢',
  噁: '恶',
  惡: '恶',
  賺: '赚',
  錢: '钱',
  點: '点',
  擊: '击',
  鏈: '链',
  優: '优',
  請: '请',
  聯: '联',
  繫: '系',
  係: '系',
  種: '种',
  應: '应',
  總: '总',
  離: '离',
  無: '无',
  義: '义',
  氣: '气',
  頭: '头',
  婦: '妇',
  後: '后',
  見: '见',
  邊: '边',
  變: '变',
  壞: '坏',
  傷: '伤',
  斷: '断',
  體: '体',
  輕: '轻',
  動: '动',
  覺: '觉',
  實: '实',
  誠: '诚',
}

const MARK = /\p{M}/u
const STRIPPED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u
const ARABIC_SIGN = /[\u064b-\u065f\u0670\u06d6-\u06ed]/
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** What was worked out once; letters of people's texts are few. */
const known = new Map<string, string>()
const MOST_KNOWN = 20_000

function plainOf(sign: string): string {
  if (INVISIBLE.test(sign) || ARABIC_SIGN.test(sign)) return ''
  const told = PLAIN[sign]
  if (told !== undefined) return told
  if (!STRIPPED.test(sign)) return sign
  const plain = sign.normalize('NFD').replace(/\p{M}+/gu, '')
  return PLAIN[plain] ?? plain
}

/** The text without what can be written in several ways: case, width, accents, invisible signs, variants of letters. */
export function fold(text: string): string {
  let folded = ''
  let isLatin = false
  for (const sign of text.normalize('NFKC').toLowerCase()) {
    if (sign < '\u0080') {
      folded += sign
      isLatin = true
      continue
    }
    let plain = known.get(sign)
    if (plain === undefined) {
      plain = plainOf(sign)
      if (known.size >= MOST_KNOWN) known.clear()
      known.set(sign, plain)
    }
    // An accent that no ready-made letter holds.
    if (isLatin && MARK.test(sign)) continue
    folded += plain
    if (plain !== '') isLatin = STRIPPED.test(plain)
  }
  return folded
}
