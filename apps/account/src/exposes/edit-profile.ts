import { EditProfilePage } from '../pages/edit-profile-page.tsx'
import { page } from '../remote.ts'

export const { bootstrap, mount, unmount } = page(EditProfilePage)
