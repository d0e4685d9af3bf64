import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { resourceEditingApi } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { ActionLink, Badge, icons } from '@worrystone/ui'
import { Link } from 'react-router-dom'

const PAGE = '/resources/edit'

/** The link to reports about the directory, with their number when it is known. */
export function DirectoryReports() {
  const t = useT()
  const { number } = useFormat()
  const { hasRoute } = usePlatform()
  const { data } = useQuery(query(resourceEditingApi.reports, { query: { limit: 1 } }))
  if (!hasRoute(PAGE)) return null
  return (
    <ActionLink as={Link} to={PAGE}>
      <icons.LibraryBig size={18} />
      {t('Reports about the directory')}
      {data !== undefined && <Badge kind={data.total > 0 ? 'accent' : 'calm'}>{number(data.total)}</Badge>}
    </ActionLink>
  )
}
