import { useT } from '@worrystone/i18n'
import { Banner, Button, bottomInset, List, radius, shadow, space } from '@worrystone/ui'
import { styled } from 'styled-components'

export type QaBuild = {
  /** `worries@<buildId>`, as in the link. */
  name: string
  /** `refused`: known, but unusable here: switched off, built for another shell, or failed. */
  state: 'used' | 'refused' | 'unknown' | 'unreachable'
}

/** Shows the builds that a QA link has put into this tab, at the bottom of the window, and a button to leave them. */
export function QaBanner({ builds, onReset }: { builds: readonly QaBuild[]; onReset: () => void }) {
  const t = useT()
  const messages: Record<QaBuild['state'], string> = {
    used: t('This tab uses this build. The visit counts in no health figure.'),
    refused: t('This build can’t be used in this page at the moment.'),
    unknown: t('This build is not known here.'),
    unreachable: t('The registry could not be asked for this build.'),
  }
  return (
    <BottomBar aria-label={t('Test visit')}>
      <Banner
        kind="warning"
        action={
          <Button kind="quiet" size="s" onClick={onReset}>
            {t('Reset')}
          </Button>
        }
      >
        <strong>{t('Test visit')}</strong>
        <AccountList>
          {builds.map(({ name, state }) => (
            <li key={name}>
              <code dir="ltr">{name}</code> <span>{messages[state]}</span>
            </li>
          ))}
        </AccountList>
      </Banner>
    </BottomBar>
  )
}

const BottomBar = styled.section`
  position: sticky;
  z-index: 20;
  inset-block-end: ${bottomInset};
  max-inline-size: 48rem;
  margin-inline: auto;
  padding: ${space[2]};
  pointer-events: none;
  > div {
    border-radius: ${radius.m};
    box-shadow: ${shadow.float};
    pointer-events: auto;
  }
`

const AccountList = styled(List)`
  overflow-wrap: anywhere;
`
