import { styled } from 'styled-components'
import { linkify } from './linkify.ts'

/** A person's text with its URLs as links: `nofollow`, and without a referrer. */
export function LinkedText({ text }: { text: string }) {
  let at = 0
  return linkify(text).map(({ text: part, href }) => {
    const key = at
    at += part.length
    return href ? (
      <Address key={key} href={href} target="_blank" rel="nofollow ugc noopener noreferrer" dir="ltr">
        {part}
      </Address>
    ) : (
      <span key={key}>{part}</span>
    )
  })
}

/** Above the link that covers a whole card. */
const Address = styled.a`
  position: relative;
  z-index: 1;
  unicode-bidi: isolate;
`
