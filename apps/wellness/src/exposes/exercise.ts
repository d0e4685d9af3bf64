import { ExercisePage } from '../pages/exercise-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(ExercisePage)
