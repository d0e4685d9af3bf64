import { radius } from '@worrystone/ui'
import { styled } from 'styled-components'

/** The picture of an item; decorative. An item without one reserves no space. */
export function ItemPicture({ url, isEager = false }: { url: string | null; isEager?: boolean }) {
  if (!url) return null
  return <Picture src={url} alt="" width={320} height={180} loading={isEager ? 'eager' : 'lazy'} decoding="async" />
}

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: ${radius.m};
`
