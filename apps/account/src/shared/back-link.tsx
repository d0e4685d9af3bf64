import { useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { color, icons, space, target } from '@worrystone/ui'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

/** Whether the page before this one was of this site; the router counts them. */
const hasPageBefore = () => Number(window.history.state?.idx ?? 0) > 0

/** The way back of a page without sidebar: to where one came from, or to the feed for whoever came from outside. */
export function BackLink() {
  const t = useT()
  const { hasRoute, navigation } = usePlatform()
  const back = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !hasPageBefore()) return
    event.preventDefault()
    navigation.go(-1)
  }
  return (
    <Way to={hasRoute('/feed') ? '/feed' : '/'} onClick={back}>
      <icons.ArrowLeft size={18} />
      {t('Back')}
    </Way>
  )
}

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-block-size: ${target};
  color: ${color.primaryInk};
  font-weight: 650;
  text-decoration: none;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`
