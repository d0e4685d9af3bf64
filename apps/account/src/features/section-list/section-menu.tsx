import { useT } from '@worrystone/i18n'
import { color, icons, radius, shadow, space } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SectionEntry } from './section-list.tsx'

/** The sections of a page as pages of their own, for small screens: each row leads to one. */
export function SectionMenu({ sections }: { sections: readonly SectionEntry[] }) {
  const t = useT()
  return (
    <Rows aria-label={t('Sections')}>
      {sections.map(({ id, title }) => (
        <Row key={id} to={{ hash: id }} data-section-link={id}>
          {title}
          <icons.ChevronRight size={20} aria-hidden="true" />
        </Row>
      ))}
    </Rows>
  )
}

const Rows = styled.nav`
  margin: ${space[4]} ${space[4]} 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow: hidden;
`

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-block-size: 3.5rem;
  padding: ${space[2]} ${space[4]};
  color: ${color.ink};
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:not(:first-child) { border-block-start: 1px solid ${color.line}; }
  &:hover { background: ${color.wash}; }
  &:focus-visible { outline-offset: -3px; }
  > svg { flex: none; color: ${color.inkSoft}; }
`
