import { PageColumn } from '@worrystone/ui'
import { useLocation } from 'react-router-dom'
import { Answering } from '../features/guidance/answering.tsx'
import { UrgentCases } from '../features/guidance/urgent-cases.tsx'

/** The two guidance pages, by URL. One chunk: each chunk adds to the entry, which every page fetches. */
export function GuidancePage() {
  const { pathname } = useLocation()
  return <PageColumn>{pathname.startsWith('/moderation') ? <UrgentCases /> : <Answering />}</PageColumn>
}
