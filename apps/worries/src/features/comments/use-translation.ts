import { call } from '@worrystone/api-client'
import { commentsApi } from '@worrystone/contracts'
import { useLanguage, useT } from '@worrystone/i18n'
import { useErrorToast } from '@worrystone/remote-kit/bundled'
import { type RefObject, useState } from 'react'
import type { CommentNode } from './comment-tree.ts'
import { heightForTranslation } from './height-for-translation.ts'

type Translated = { of: string; language: string; text: string }

/**
 * The translation of a comment, on request. It is kept as long as the comment is on the page, and nowhere else. Its room is reserved with the
 * press: it may appear much later, and what is below it stays in its place.
 */
export function useTranslation(
  { id, content, language, isTranslatable }: CommentNode,
  isMember: boolean,
  shown: RefObject<HTMLElement | null>,
) {
  const t = useT()
  const { code } = useLanguage()
  const errorToast = useErrorToast()
  const [translated, setTranslated] = useState<Translated>()
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [height, setHeight] = useState<number>()
  // Another text, or another language of the page, needs another one.
  const current = translated?.of === content && translated.language === code ? translated : undefined

  async function toggle() {
    if (current) {
      setHeight(undefined)
      return setShown(!isShown)
    }
    setHeight(heightForTranslation(shown.current))
    setBusy(true)
    try {
      const { text } = await call(commentsApi.translate, { params: { id }, body: { language: code } }, { retries: 0 })
      setTranslated({ of: content, language: code, text })
      setShown(true)
    } catch (error) {
      errorToast.show(error, t('This could not be translated'))
    } finally {
      setBusy(false)
    }
  }

  return {
    isOffered: isMember && isTranslatable && language !== null && language !== code,
    isBusy,
    language: code,
    /** Undefined: the original is shown. */
    text: isShown ? current?.text : undefined,
    /** From the first press to the next one. */
    height,
    toggle: () => void toggle(),
  }
}
