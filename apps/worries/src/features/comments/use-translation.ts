import { call } from '@worrystone/api-client'
import { commentsApi, type LanguageCode } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { useMutationWithToast } from '@worrystone/remote-kit/bundled'
import { type RefObject, useState } from 'react'
import type { CommentNode } from './comment-tree.ts'
import { heightForTranslation } from './height-for-translation.ts'

type Translated = { of: string; language: LanguageCode; text: string }

/**
 * The translation of a comment, on request. It is kept as long as the comment is on the page, and nowhere else. Its height is
 * reserved on the press, because it may come much later, and what is below it must not move.
 */
export function useTranslation(
  { id, content, language, isTranslatable }: CommentNode,
  isMember: boolean,
  shown: RefObject<HTMLElement | null>,
) {
  const t = useT()
  const { code } = useLanguage()
  const [translated, setTranslated] = useState<Translated>()
  const [isShown, setShown] = useState(false)
  const [height, setHeight] = useState<number>()
  // Another text, or another language of the page, needs another one.
  const current = translated?.of === content && translated.language === code ? translated : undefined

  const { mutate: requestTranslation, isPending } = useMutationWithToast({
    mutationFn: ({ language }: Omit<Translated, 'text'>) =>
      call(commentsApi.translate, { params: { id }, body: { language } }, { retries: 0 }),
    failure: t('This could not be translated'),
    onSuccess: ({ text }, source) => {
      setTranslated({ ...source, text })
      setShown(true)
    },
  })

  function toggle() {
    if (current) {
      setHeight(undefined)
      return setShown(!isShown)
    }
    setHeight(heightForTranslation(shown.current))
    requestTranslation({ of: content, language: code })
  }

  return {
    isOffered: isMember && isTranslatable && language !== null && language !== code,
    isBusy: isPending,
    language: code,
    /** Undefined: the original is shown. */
    text: isShown ? current?.text : undefined,
    /** From the first press to the next one. */
    height,
    toggle,
  }
}
export type Translation = ReturnType<typeof useTranslation>
