/** Semantic colours for light and dark mode: the values are in the shell's `global.css`. */
export const color = {
  ground: 'var(--ground)',
  surface: 'var(--surface)',
  wash: 'var(--wash)',
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  inkFaint: 'var(--ink-faint)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  primary: 'var(--primary)',
  primaryStrong: 'var(--primary-strong)',
  onPrimary: 'var(--on-primary)',
  primarySoft: 'var(--primary-soft)',
  primaryInk: 'var(--primary-ink)',
  accent: 'var(--accent)',
  accentSoft: 'var(--accent-soft)',
  accentInk: 'var(--accent-ink)',
  support: 'var(--support)',
  supportSoft: 'var(--support-soft)',
  supportInk: 'var(--support-ink)',
  danger: 'var(--danger)',
  dangerStrong: 'var(--danger-strong)',
  onDanger: 'var(--on-danger)',
  dangerSoft: 'var(--danger-soft)',
  dangerInk: 'var(--danger-ink)',
  focus: 'var(--focus)',
  backdrop: 'var(--backdrop)',
} as const

/** The 4 px grid, in rem so that it grows with the reader's text size. */
export const space = {
  0: '0px',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
} as const
export type Space = keyof typeof space

export const radius = { s: '8px', m: '12px', l: '16px', round: '999px' } as const

/** Sizes grow by 1.2 from `m`, the size of running text. */
export const font = {
  sans: 'var(--sans)',
  serif: 'var(--serif)',
  size: {
    xs: 'var(--text-xs)',
    s: 'var(--text-s)',
    m: 'var(--text-m)',
    l: 'var(--text-l)',
    xl: 'var(--text-xl)',
    xxl: 'var(--text-xxl)',
    hero: 'var(--text-hero)',
  },
} as const

export const shadow = { card: 'var(--shadow-card)', float: 'var(--shadow-float)' } as const

/** Durations are 0 with reduced motion. */
export const motion = { quick: 'var(--quick)', slow: 'var(--slow)', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const

/** For media queries: `small` 640 px, `medium` 1024 px (the sidebar), `large` 1280 px (the right rail). */
export const breakpoint = { small: '40em', medium: '64em', large: '80em' } as const

/** How much of the window's bottom is covered, by a bar or by the phone: for what sticks there. */
export const bottomInset = 'var(--bottom-inset, 0px)'

/** The least height and width of a touch target. */
export const target = '2.75rem'

/** How many `--avatar-…` colours the shell's stylesheet has. */
export const AVATAR_COLORS = 8
