import { useT } from '@worrystone/i18n'
import { color, font, radius } from '@worrystone/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

/** The sent share of the picture, from 0 to 1. */
export function UploadProgress({ share, locale }: { share: number; locale: string }) {
  const t = useT()
  const id = useId()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share)
  return (
    <Line>
      <span id={id}>{t('Uploading... {{percent}}', { percent })}</span>
      <progress value={share} max={1} aria-labelledby={id} />
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  gap: 0.25rem;
  font-size: ${font.size.s};
  font-variant-numeric: tabular-nums;
  color: ${color.inkSoft};
  > progress {
    appearance: none;
    inline-size: 100%;
    block-size: 0.5rem;
    border: 0;
    border-radius: ${radius.round};
    background: ${color.wash};
    color: ${color.primary};
    overflow: hidden;
  }
  > progress::-webkit-progress-bar { background: ${color.wash}; }
  > progress::-webkit-progress-value { background: ${color.primary}; border-radius: ${radius.round}; }
  > progress::-moz-progress-bar { background: ${color.primary}; border-radius: ${radius.round}; }
`
