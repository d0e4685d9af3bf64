import { toast } from '@worrystone/events'
import { useT } from '@worrystone/i18n'
import { color, font, IconButton, icons, radius, space } from '@worrystone/ui'
import { styled } from 'styled-components'

/** Long enough to distinguish the builds of a remote. */
export const shortId = (build: string) => build.slice(0, 7)

/** The same inside a sentence: isolated, so that it reads from left to right in right-to-left text too. */
export const isolatedId = (build: string) => `\u2066${shortId(build)}\u2069`

/** A build by the start of its id; the whole id in the tooltip and the clipboard. */
export function BuildTag({ build, version, canCopy = true }: { build: string; version?: string | undefined; canCopy?: boolean }) {
  const t = useT()
  const copy = useCopy()
  return (
    <Tag>
      <Id dir="ltr" title={build}>
        {shortId(build)}
      </Id>
      {version && <bdi>{version}</bdi>}
      {canCopy && (
        <IconButton
          size="s"
          icon={<icons.Copy size={16} />}
          label={t('Copy build id {{build}}', { build: isolatedId(build) })}
          onClick={() => void copy(build)}
        />
      )}
    </Tag>
  )
}

/** Copies the text and confirms it. False where the browser forbids it. */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useT()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('Copied'))
      return true
    } catch {
      toast.error(t('This browser does not let the page copy. Please mark the text and copy it by hand.'))
      return false
    }
  }
}

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  white-space: nowrap;
  font-size: ${font.size.s};
  color: ${color.inkSoft};
`

const Id = styled.code`
  padding: 0.1rem ${space[2]};
  border-radius: ${radius.s};
  background: ${color.wash};
  color: ${color.ink};
  font-family: ui-monospace, monospace;
  font-size: 0.95em;
`
