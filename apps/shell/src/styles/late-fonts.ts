import { savesData } from '@worrystone/host'

/** Noted when this browser has them: from then on `index.html` lets pages use them from their first line. */
const KEPT = 'worrystone_fonts'
const FAMILIES = ['Nunito Sans Variable', 'Literata Variable']

/** Brings our fonts, as far as this page's scripts need them, when nothing else is to do. For the next page: nothing of this one moves. */
export async function fetchFonts(page: Document = document): Promise<void> {
  if (savesData()) return
  const text = page.querySelector('main')?.textContent?.slice(0, 2_000) ?? 'a'
  try {
    const faces = await Promise.all(FAMILIES.map((family) => page.fonts.load(`1em "${family}"`, text)))
    if (faces.flat().length > 0) localStorage.setItem(KEPT, 'here')
  } catch {
    // Away, or forbidden to remember: the next page does without again, or asks for them itself.
  }
}
