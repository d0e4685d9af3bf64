import { CollapsedPost } from '../features/content-warning/collapsed-post.tsx'
import { SearchResults } from '../features/search-results/search-results.tsx'
import { useViewer } from '../shared/viewer.ts'

/** The slot of the search page: worries and stories with these words, for visitors too. */
export function SearchSlot({ words }: { words: string }) {
  const { audience } = useViewer()
  if (words === '') return null
  return (
    <SearchResults
      words={words}
      isMember={audience === 'member'}
      collapse={(post, text) => <CollapsedPost post={post}>{text}</CollapsedPost>}
    />
  )
}
