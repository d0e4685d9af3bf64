import type { LanguageCode } from '@worrystone/contracts'

/** The texts of the first page. English is the key; the other languages are included, because a build without one is not published. */
export const PAGE_TEXTS = {
  title: 'A new page',
  body: 'This page is waiting for its first words.',
}

export const TRANSLATIONS: Record<Exclude<LanguageCode, 'en'>, typeof PAGE_TEXTS> = {
  es: { title: 'Una página nueva', body: 'Esta página espera sus primeras palabras.' },
  fr: { title: 'Une nouvelle page', body: 'Cette page attend ses premiers mots.' },
  de: { title: 'Eine neue Seite', body: 'Diese Seite wartet auf ihre ersten Worte.' },
  it: { title: 'Una nuova pagina', body: 'Questa pagina aspetta le sue prime parole.' },
  pt: { title: 'Uma nova página', body: 'Esta página espera pelas suas primeiras palavras.' },
  ja: { title: '新しいページ', body: 'このページは最初の言葉を待っています。' },
  ko: { title: '새 페이지', body: '이 페이지는 첫 번째 글을 기다리고 있습니다.' },
  zh: { title: '新页面', body: '这个页面正等待它的第一句话。' },
  ru: { title: 'Новая страница', body: 'Эта страница ждёт своих первых слов.' },
  ar: { title: 'صفحة جديدة', body: 'هذه الصفحة تنتظر كلماتها الأولى.' },
  hi: { title: 'नया पन्ना', body: 'यह पन्ना अपने पहले शब्दों की प्रतीक्षा कर रहा है।' },
}
