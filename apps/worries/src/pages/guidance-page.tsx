import { PageColumn } from '@worrystone/ui'
import { useLocation } from 'react-router-dom'
import { Answering } from '../features/guidance/answering.tsx'
import { UrgentCases } from '../features/guidance/urgent-cases.tsx'

/** The two pages of advice, by their address. One chunk: each one more costs every page of this remote a line in its entry. */
export function GuidancePage() {
  const { pathname } = useLocation()
  return <PageColumn>{pathname.startsWith('/moderation') ? <UrgentCases /> : <Answering />}</PageColumn>
}
