import { type ExposeRef, type Host, useRemoteOutlet, useSite } from '@worrystone/host'
import { useT } from '@worrystone/i18n'
import type { SlotProps } from '@worrystone/remote-kit'
import { Button, space, Text } from '@worrystone/ui'
import { useTestFailure } from './use-test-failure.ts'

const NO_PROPS = {}

/** All mounts of one slot, in order. */
export function SlotOutlets({ host, name, with: props = NO_PROPS }: SlotProps & { host: Host }) {
  useSite(host.site)
  return host.site
    .slotFills(name)
    .map(({ remote, expose }) => (
      <SlotOutlet key={`${remote}/${expose}`} host={host} exposeRef={{ remote, expose, path: null }} props={props} />
    ))
}

function SlotOutlet({ host, exposeRef, props }: { host: Host; exposeRef: ExposeRef; props: Record<string, unknown> }) {
  const t = useT()
  const { ref, state, retry } = useRemoteOutlet(host, exposeRef, props)
  const testFailureOf = useTestFailure()
  return (
    <>
      <div
        ref={ref}
        hidden={state.kind === 'failed'}
        data-outlet={`${exposeRef.remote}/${exposeRef.expose}`}
        data-state={state.kind}
      />
      {state.kind === 'failed' && (
        <Text size="s" tone="inkSoft" style={{ padding: space[2] }}>
          {testFailureOf(state) ?? t('This part is unavailable right now.')}{' '}
          <Button kind="quiet" size="s" onClick={retry}>
            {t('Try Again')}
          </Button>
        </Text>
      )}
    </>
  )
}
