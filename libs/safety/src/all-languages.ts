import type { LanguageCode } from '@worrystone/contracts'
import ar from '../data/danger-phrases/ar.json' with { type: 'json' }
import de from '../data/danger-phrases/de.json' with { type: 'json' }
import en from '../data/danger-phrases/en.json' with { type: 'json' }
import es from '../data/danger-phrases/es.json' with { type: 'json' }
import fr from '../data/danger-phrases/fr.json' with { type: 'json' }
import hi from '../data/danger-phrases/hi.json' with { type: 'json' }
import it from '../data/danger-phrases/it.json' with { type: 'json' }
import ja from '../data/danger-phrases/ja.json' with { type: 'json' }
import ko from '../data/danger-phrases/ko.json' with { type: 'json' }
import pt from '../data/danger-phrases/pt.json' with { type: 'json' }
import ru from '../data/danger-phrases/ru.json' with { type: 'json' }
import zh from '../data/danger-phrases/zh.json' with { type: 'json' }
import type { DangerPhraseFile } from './danger-phrase-file.ts'
import { type DangerPhrases, expandDangerPhrases } from './danger-phrases.ts'
import { type Danger, type DangerDetector, dangerDetector } from './detector.ts'

const FILES: Record<LanguageCode, DangerPhraseFile> = { ar, de, en, es, fr, hi, it, ja, ko, pt, ru, zh }

/** The phrases of all 12 languages. */
export const DANGER_PHRASES = Object.fromEntries(
  Object.entries(FILES).map(([language, file]) => [language, expandDangerPhrases(file)]),
) as Record<LanguageCode, DangerPhrases>
const inAnyLanguage = dangerDetector(Object.values(DANGER_PHRASES))
const byLanguage = new Map<LanguageCode, DangerDetector>()

/** Judges a text by the phrase lists of `language`, or of all 12 languages. For servers: it holds every list in memory. */
export function dangerIn(text: string, language?: LanguageCode): Danger {
  if (language === undefined) return inAnyLanguage(text)
  const detector = byLanguage.get(language) ?? dangerDetector([DANGER_PHRASES[language]])
  byLanguage.set(language, detector)
  return detector(text)
}
