import { describe, expect, it } from 'vitest'
import { isReadable } from './readable-text.ts'

const NONSENSE = [
  ...['aaaa', 'AAAAAAAA', 'a a a a a a', 'xxxxxxx', 'hahahahaha', 'lololololol', 'asdasdasd', 'abcabcabcabc'],
  ...['asdf', 'qwerty', 'asdfghjkl', 'ASDFGHJKL', 'qwertzuiop', 'azertyuiop', 'lkjhgfdsa', 'zxcvbnm zxcvbnm'],
  ...[
    'sdlkfjsdlkfj',
    'dfkjghdkfjgh',
    'xcvkjhwer',
    'fjdksl fjdksl',
    'wqeirjwqoe xzcvn',
    'hgjfkdl',
    'sdlkfj sdlkfjh qwpeoir',
    'sdfsdf sdf sdfsdf',
  ],
  ...['😀😀😀', '???', '!!! ...', '12345', '🙁🙁 :( :(', '—', '\u200b\u200b\u200b', '。。。', '❤️'],
  ...['ааааааа', 'йцукен', 'фывапролдж', 'фывафыва', 'ячсмить', 'шщзхшщз'],
  ...['هههههه', 'شسيبل', 'ظثذغضصخ', 'ضصثقفغ', 'ااااااا'],
  ...['कककककक', 'कखगघङ', 'हहहहह'],
  ...['ㅋㅋㅋㅋㅋ', 'ㅠㅠㅠㅠ', 'ㅁㄴㅇㄹ', '아아아아아', '가나다라마바사'],
  ...['ああああああ', 'あいうえお', 'wwwwww', 'かきくけこ'],
  ...['哈哈哈哈哈', '啊啊啊啊', '呵呵呵呵呵呵'],
]

const SHORT_WORRIES = [
  ...[
    'my job',
    'exams',
    'mum',
    'money again',
    'I miss him',
    'ADHD',
    'IVF',
    'OCD is back',
    'tinnitus',
    'alone',
    'rent',
    'help me',
  ],
  ...['being 40', 'my mama', 'papa', 'aaaaa I am so tired', 'Brexit', 'chemo', 'my gf', 'I had a row w my bf', 'we were poor'],
  ...['mi padre', 'el trabajo', 'estoy sola', 'los exámenes', 'no duermo'],
  ...['mon père', 'le travail', 'je suis seule', "j'ai peur", 'sommeil'],
  ...[
    'mein Vater',
    'Prüfungsangst',
    'Arbeit',
    'ich bin einsam',
    'Krankenversicherungsbeiträge',
    'Angst',
    'Rückzahlungsverpflichtung',
  ],
  ...['mio padre', 'il lavoro', 'sono sola', 'la mamma', 'ansia'],
  ...['meu pai', 'o trabalho', 'estou sozinho', 'saudade', 'dívidas'],
  ...['мой папа', 'работа', 'мне одиноко', 'экзамен', 'мама болеет', 'боюсь', 'увольнение'],
  ...['أبي', 'العمل', 'أنا وحيد', 'الامتحان', 'خائف', 'ديون', 'شفي كلبي'],
  ...['नौकरी', 'मेरे पापा', 'परीक्षा', 'मैं अकेला हूँ', 'डर लगता है'],
  ...['아버지', '일', '시험', '외로워요', 'ㅠㅠ 너무 힘들어', '엄마'],
  ...['仕事', '父', '試験が怖い', '眠れない', 'さびしい', 'ママ', 'つらいwww'],
  ...['工作', '爸爸', '妈妈病了', '考试', '我很孤独', '睡不着'],
]

describe('a text', () => {
  it.each(NONSENSE)('%s has no words to analyze', (text) => {
    expect(isReadable(text)).toBe(false)
  })

  it.each(SHORT_WORRIES)('%s is readable', (text) => {
    expect(isReadable(text)).toBe(true)
  })
})
