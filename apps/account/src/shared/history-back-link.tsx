import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { BackLink, hasPreviousPage } from '@worrystone/remote-kit/bundled'
import type { MouseEvent } from 'react'

/** The back link of a page without sidebar: to the previous page, or to the feed when the visit began here. */
export function HistoryBackLink() {
  const t = useT()
  const { hasRoute, navigation } = usePlatform()
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !hasPreviousPage()) return
    event.preventDefault()
    navigation.go(-1)
  }
  return (
    <BackLink to={hasRoute('/feed') ? '/feed' : '/'} onClick={goBack}>
      {t('Back')}
    </BackLink>
  )
}
