import { styled } from 'styled-components'
import { linkify } from './linkify.ts'

/** What a person wrote, with its web addresses as links that promise nothing to search engines and tell nothing to the other side. */
export function LinkedText({ text }: { text: string }) {
  let at = 0
  return linkify(text).map(({ text: piece, href }) => {
    const key = at
    at += piece.length
    return href ? (
      <Address key={key} href={href} target="_blank" rel="nofollow ugc noopener noreferrer" dir="ltr">
        {piece}
      </Address>
    ) : (
      <span key={key}>{piece}</span>
    )
  })
}

const Address = styled.a`
  /* Above the link that covers a whole card. */
  position: relative;
  z-index: 1;
  unicode-bidi: isolate;
`
