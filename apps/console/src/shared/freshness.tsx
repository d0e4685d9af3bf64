import { useT } from '@worrystone/i18n'
import { color, font, icons, space } from '@worrystone/ui'
import { styled } from 'styled-components'
import { useFigures } from './figures.ts'

type Props = {
  /** 0 before the first ones: its space is reserved. */
  at: number
  isStale: boolean
}

/** The age of the figures; reports when updates fail and that the page keeps trying. */
export function Freshness({ at, isStale }: Props) {
  const t = useT()
  const figures = useFigures()
  return (
    <Line $isStale={isStale} role="status" style={{ visibility: at === 0 ? 'hidden' : undefined }}>
      {isStale ? <icons.WifiOff size={16} /> : <icons.Clock size={16} />}
      <span>
        {t('Figures of {{time}}', { time: figures.clock(at) })}
        {isStale && `. ${t('The service does not answer; this page asks again by itself.')}`}
      </span>
    </Line>
  )
}

const Line = styled.p<{ $isStale: boolean }>`
  display: inline-flex;
  gap: ${space[2]};
  margin: 0;
  padding: ${space[1]} ${space[3]};
  border-radius: 999px;
  background: ${({ $isStale }) => ($isStale ? color.accentSoft : 'transparent')};
  color: ${({ $isStale }) => ($isStale ? color.accentInk : color.inkSoft)};
  font-size: ${font.size.s};
  > svg { flex: none; margin-block-start: 0.2em; }
`
