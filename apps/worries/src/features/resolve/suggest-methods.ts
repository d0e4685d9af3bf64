const MAX = 6

/** Without regard to case and accents. */
const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The names in which a word begins with what is typed, then those that contain it; none that is chosen already. */
export function suggestMethods(typed: string, { names, chosen }: { names: string[]; chosen: string[] }): { text: string }[] {
  const part = normalize(typed.trim())
  if (part === '') return []
  const open = names.filter((name) => !chosen.includes(name) && normalize(name).includes(part))
  const isBegun = (name: string) => ` ${normalize(name)}`.includes(` ${part}`)
  return [...open.filter(isBegun), ...open.filter((name) => !isBegun(name))].slice(0, MAX).map((text) => ({ text }))
}
