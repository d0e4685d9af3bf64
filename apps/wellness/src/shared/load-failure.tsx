import { useT } from '@worrystone/i18n'
import { PageHeading } from '@worrystone/remote-kit'
import { ButtonLink, Failure, Row } from '@worrystone/ui'
import { Link } from 'react-router-dom'

type Props = {
  title: string
  message: string
  /** Absent where a retry cannot help. */
  onRetry: (() => void) | undefined
  back: string
}

/** Replaces an item that could not be loaded. */
export function LoadFailure({ title, message, onRetry, back }: Props) {
  const t = useT()
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <Failure message={message} onRetry={onRetry} />
      <Row justify="center">
        <ButtonLink as={Link} to={back} kind="quiet">
          {t('Back')}
        </ButtonLink>
      </Row>
    </>
  )
}
