import { color, font, icons, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** What is wrong with a group of choices, said beside them; the group names `id` as its description. */
export function GroupError({ id, children }: { id: string; children: string }) {
  return (
    <Wrong id={id} role="alert">
      <icons.CircleAlert size={18} />
      <span>{children}</span>
    </Wrong>
  )
}

const Wrong = styled.p`
  display: flex;
  grid-column: 1 / -1;
  gap: ${space[2]};
  margin: 0;
  font-size: ${font.size.s};
  font-weight: 600;
  color: ${color.dangerInk};
  > svg { flex: none; margin-block-start: 0.1em; }
`
