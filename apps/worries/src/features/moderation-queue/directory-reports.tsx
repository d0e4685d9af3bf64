import { useQuery } from '@tanstack/react-query'
import { query } from '@worrystone/api-client'
import { resourceEditingApi } from '@worrystone/contracts'
import { useFormat, useT } from '@worrystone/i18n'
import { usePlatform } from '@worrystone/remote-kit'
import { Badge, color, icons, space } from '@worrystone/ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

const PAGE = '/resources/edit'

/** The way to what is reported about entries of the directory, and how much waits there. Without a number where it cannot be read. */
export function DirectoryReports() {
  const t = useT()
  const { number } = useFormat()
  const { hasRoute } = usePlatform()
  const { data } = useQuery(query(resourceEditingApi.reports, { query: { limit: 1 } }))
  if (!hasRoute(PAGE)) return null
  return (
    <Way to={PAGE}>
      <icons.LibraryBig size={18} />
      {t('Reports about the directory')}
      {data !== undefined && <Badge kind={data.total > 0 ? 'accent' : 'calm'}>{number(data.total)}</Badge>}
    </Way>
  )
}

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-block-size: 2.75rem;
  color: ${color.primaryInk};
  font-weight: 650;
`
