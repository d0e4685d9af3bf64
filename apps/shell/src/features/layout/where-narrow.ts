import { css } from 'styled-components'

/** Rules for the smallest screens, and for twice enlarged pages on small ones. */
export const whereNarrow = (...rules: Parameters<typeof css>) => css`@media (max-width: 22.49em) { ${css(...rules)} }`
