import { useT } from '@worrystone/i18n'
import { ActionLink, icons, Row } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { loadedCases, type QueueView } from './queue.queries.ts'

type Props = { caseId: string; view: QueueView; addressOf: (caseId: string) => string }

/** The cases before and after this one in the queue from which it was opened. */
export function CaseNavigation({ caseId, view, addressOf }: Props) {
  const t = useT()
  const ids = loadedCases(view)
  const at = ids.indexOf(caseId)
  const [previous, next] = at < 0 ? [undefined, ids[0]] : [ids[at - 1], ids[at + 1]]
  return (
    <Row gap={4}>
      {previous && (
        <ActionLink as={Link} to={addressOf(previous)} data-shortcut="k">
          <icons.ArrowLeft size={18} />
          {t('Previous case')}
        </ActionLink>
      )}
      {next && (
        <ActionLink as={Link} to={addressOf(next)} data-shortcut="j">
          {t('Next case')}
          <icons.ArrowRight size={18} />
        </ActionLink>
      )}
    </Row>
  )
}
