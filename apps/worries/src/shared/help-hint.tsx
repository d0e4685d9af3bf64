import { useT } from '@worrystone/i18n'
import { color, font, IconButton, icons, radius, space, target } from '@worrystone/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

const NAME = 'worrystone_help_line_quiet'
const DAY_MS = 24 * 60 * 60_000

/** Replaces forbidden storage for the lifetime of the page. */
let dismissedAt = 0

function wasDismissed(): boolean {
  let stored = 0
  try {
    stored = Number(localStorage.getItem(NAME) ?? 0)
  } catch {
    // Storage is forbidden or full.
  }
  const at = Math.max(stored, dismissedAt)
  return Date.now() - at < DAY_MS
}

function dismiss() {
  dismissedAt = Date.now()
  try {
    localStorage.setItem(NAME, String(dismissedAt))
  } catch {
    // Storage is forbidden or full.
  }
}

/** One line below a text that sounds hopeless. Once dismissed, it is not shown for 24 hours. */
export function HelpHint({ level }: { level: number }) {
  const t = useT()
  const [isDismissed, setDismissed] = useState(wasDismissed)
  // Always rendered: a live region must exist before its text.
  return (
    <LiveRegion role="status">
      {level >= 1 && !isDismissed && (
        <Line>
          <span>
            {t('If this gets too heavy, there are people who listen.')} <Link to="/help">{t('Need help now?')}</Link>
          </span>
          <IconButton
            size="s"
            label={t('Put this line away')}
            icon={<icons.X size={16} />}
            onClick={() => {
              dismiss()
              setDismissed(true)
            }}
          />
        </Line>
      )}
    </LiveRegion>
  )
}

/** When empty it takes no space, and no gap either. */
const LiveRegion = styled.div`
  &:empty { position: absolute; }
`

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: ${target};
  margin: 0;
  padding-block: ${space[1]};
  padding-inline: ${space[3]} ${space[1]};
  border-radius: ${radius.m};
  background: ${color.wash};
  color: ${color.ink};
  font-size: ${font.size.s};
  a { display: inline-block; padding-block: ${space[2]}; color: ${color.primaryInk}; font-weight: 650; }
`
