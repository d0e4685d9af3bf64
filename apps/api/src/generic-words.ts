import type { LanguageCode } from '@worrystone/contracts'

/** Words that occur in most queries and most entries. */
const LISTS: Record<LanguageCode, string> = {
  en: 'help helps helping support find search near nearby free please problem problems',
  de: 'hilfe hilft helfen unterstützung finden suche suchen nähe nahe kostenlos kostenlose bitte problem probleme',
  fr: 'aide aides aider soutien trouver chercher recherche près proche gratuit gratuite problème problèmes',
  es: 'ayuda ayudar apoyo buscar encontrar busco cerca gratis gratuito gratuita problema problemas',
  it: 'aiuto aiutare sostegno supporto trovare cercare cerco vicino gratis gratuito gratuita problema problemi',
  pt: 'ajuda ajudar apoio encontrar procurar procuro perto grátis gratuito gratuita problema problemas',
  ru: 'помощь помочь помогите поддержка найти ищу поиск рядом бесплатно бесплатный бесплатная проблема проблемы',
  ja: '助け 支援 探す 無料 近く',
  ko: '도움 지원 찾기 무료 근처 문제',
  zh: '帮助 支持 寻找 免费 附近 问题',
  ar: 'مساعدة دعم بحث أبحث قريب مجاني مجانية مشكلة',
  hi: 'मदद सहायता खोज खोजें पास मुफ़्त निःशुल्क समस्या',
}

export const genericWords = (language: LanguageCode): string[] => LISTS[language].split(' ')
