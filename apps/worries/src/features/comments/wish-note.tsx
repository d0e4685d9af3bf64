import type { Wish } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { Panel } from '@worrystone/ui'

/** What the author wishes for, above the box where others answer. */
export function WishNote({ wish }: { wish: Wish | null }) {
  const t = useT()
  if (!wish) return null
  const texts: Record<Wish, string> = {
    listen: t('They wish to be heard. Listening is enough.'),
    ideas: t('Ideas are welcome here.'),
    reassure: t('They wish to hear that it passes.'),
  }
  return (
    <Panel tone="supportSoft" isLow size="s">
      {texts[wish]}
    </Panel>
  )
}

export function useWishPlaceholder(wish: Wish | null): string {
  const t = useT()
  const placeholders: Record<Wish, string> = {
    listen: t('Say that you read it, and what you felt'),
    ideas: t('What helped you, or an idea'),
    reassure: t('How it passed for you'),
  }
  return wish ? placeholders[wish] : t('A kind word, or what helped you')
}
