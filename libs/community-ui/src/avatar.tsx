import { graphemesOf, type UserSummary } from '@worrystone/contracts'
import { AVATAR_COLORS } from '@worrystone/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { personName } from './person-name.ts'

/** The same person has the same colour on every page and for every reader. */
export const avatarColor = (id: string) => (hashOf(id) % AVATAR_COLORS) + 1

/** The second tone behind the initials: a moon, a hill on either side, a sunrise, a half. Also the same for the same person. */
const SHAPES = ['44% 44% at 86% 14%', '86% 46% at 22% 106%', '86% 46% at 78% 106%', '50% 40% at 50% 100%', '60% 120% at 0 50%']
const avatarShape = (id: string) => SHAPES[Math.floor(hashOf(id) / AVATAR_COLORS) % SHAPES.length]

function hashOf(id: string): number {
  let hash = 0
  for (const char of id) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return hash
}

const firstLetter = (word: string) => [...graphemesOf(word)][0]?.segment ?? ''

/** One or two letters for a person without a picture. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s_.-]+/)
    .filter(Boolean)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return (firstLetter(first) + firstLetter(last)).toLocaleUpperCase()
}

type Props = {
  user: UserSummary
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl'
  /** Larger sizes of the same picture, for high-resolution screens. */
  srcSet?: string | undefined
}

const SIZES = { xs: '1.625rem', s: '2rem', m: '2.5rem', l: '4rem', xl: '6rem', xxl: '8rem' }

/** A picture or a drawing, or initials on a colour and a shape of one's own. Decorative beside the name, so hidden from screen readers. */
export function Avatar({ user, size = 'm', srcSet }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = user.avatarUrl && user.avatarUrl !== broken ? user.avatarUrl : null
  return (
    <Disc $color={avatarColor(user.id)} $shape={avatarShape(user.id)} $size={SIZES[size]} aria-hidden="true">
      {picture ? (
        <img src={picture} srcSet={srcSet} alt="" loading="lazy" decoding="async" onError={() => setBroken(picture)} />
      ) : (
        initials(personName(user))
      )}
    </Disc>
  )
}

/** Its pattern is a step away from the initials' colour: their contrast only grows. */
const Disc = styled.span<{ $color: number; $shape: string | undefined; $size: string }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size};
  block-size: ${({ $size }) => $size};
  border-radius: 50%;
  overflow: hidden;
  background-color: var(--avatar-${({ $color }) => $color});
  background-image: radial-gradient(
    ${({ $shape }) => $shape},
    color-mix(in srgb, var(--avatar-${({ $color }) => $color}), var(--avatar-shade) 22%) 98%,
    transparent
  );
  color: var(--on-avatar);
  font-size: calc(${({ $size }) => $size} * 0.4);
  font-weight: 700;
  line-height: 1;
  user-select: none;
  @media (forced-colors: active) { border: 1px solid CanvasText; }
  > img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`
