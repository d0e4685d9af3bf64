import { ExercisesPage } from '../pages/exercises-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(ExercisesPage)
