import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { BackLink } from '@worrystone/remote-kit/bundled'
import type { MouseEvent } from 'react'

/** Whether the previous history entry belongs to this site; the router counts them. */
const hasPageBefore = () => Number(window.history.state?.idx ?? 0) > 0

/** The back link of a page without sidebar: to the previous page, or to the feed when the visit began here. */
export function HistoryBackLink() {
  const t = useT()
  const { hasRoute, navigation } = usePlatform()
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !hasPageBefore()) return
    event.preventDefault()
    navigation.go(-1)
  }
  return (
    <BackLink to={hasRoute('/feed') ? '/feed' : '/'} onClick={goBack}>
      {t('Back')}
    </BackLink>
  )
}
