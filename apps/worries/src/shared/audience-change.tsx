import type { PrivacyLevel } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'
import { color, font, icons, Row, radius, Stack, space } from '@worrystone/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type Props = {
  from: PrivacyLevel
  to: PrivacyLevel
  /** Their number; undefined while it is not known. */
  friends: number | undefined
}

/** Who gains and who loses sight of a worry when its privacy changes. */
export function AudienceChange({ from, to, friends }: Props) {
  const t = useT()
  if (friends === undefined && to !== 'public' && from !== 'public') return null
  const people = friends ? t('{{count}} people you follow', { count: friends }) : undefined
  const isNobodyLeft = from === 'public' && (to === 'private' || friends === 0)
  const gained = to === 'public' ? t('Everyone, also without an account') : to === 'friends' && from === 'private' && people
  const lost = isNobodyLeft ? t('Everyone but you') : from === 'public' ? t('Everyone else') : to === 'private' && people
  const unchanged = from === 'public' && to === 'friends' && people
  const isSameForAll = !gained && !lost && !unchanged
  return (
    <Note gap={2}>
      {gained && <Line icon={<icons.Eye size={18} />} label={t('Will see it')} who={gained} />}
      {unchanged && <Line icon={<icons.Eye size={18} />} label={t('Still see it')} who={unchanged} />}
      {lost && <Line icon={<icons.EyeOff size={18} />} label={t('Will no longer see it')} who={lost} />}
      {isSameForAll && t('For others nothing changes: you follow nobody yet.')}
    </Note>
  )
}

function Line({ icon, label, who }: { icon: ReactNode; label: string; who: string }) {
  return (
    <Row wrap={false}>
      {icon}
      <span>
        <strong>{label}</strong>
        <br />
        {who}
      </span>
    </Row>
  )
}

const Note = styled(Stack)`
  margin-block-start: ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.m};
  background: ${color.wash};
  font-size: ${font.size.s};
  svg { flex: none; color: ${color.inkSoft}; }
`
