import { savesData } from '@worrystone/host'

/** Set when this browser has cached the fonts: from then on `index.html` uses them from the first paint. */
const STORAGE_KEY = 'worrystone_fonts'
const FAMILIES = ['Nunito Sans Variable', 'Literata Variable']

/** Fetches the fonts of this page's scripts for the next page: this one keeps its layout. */
export async function fetchFonts(page: Document = document): Promise<void> {
  if (savesData()) return
  const text = page.querySelector('main')?.textContent?.slice(0, 2_000) ?? 'a'
  try {
    const fontFaces = await Promise.all(FAMILIES.map((family) => page.fonts.load(`1em "${family}"`, text)))
    if (fontFaces.flat().length > 0) localStorage.setItem(STORAGE_KEY, 'here')
  } catch {
    // Offline, or storage is forbidden: the next page does without again, or fetches them itself.
  }
}
