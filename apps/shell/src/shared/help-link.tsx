import { useT } from '@worrystone/i18n'
import { color, icons, radius, space, target } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

const HELP_PATH = '/help'

/** The link to help, on every page. */
export function HelpLink({ onFollow }: { onFollow?: () => void }) {
  const t = useT()
  return (
    <Quiet to={HELP_PATH} onClick={onFollow}>
      <icons.LifeBuoy size={20} aria-hidden="true" />
      {t('Need help now?')}
    </Quiet>
  )
}

const Quiet = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${target};
  padding: ${space[2]};
  border-radius: ${radius.m};
  color: ${color.primaryInk};
  font-weight: 600;
  text-decoration: none;
  > svg { flex: none; }
  &:hover { background: ${color.wash}; text-decoration: underline; }
`
