// @vitest-environment node
import { expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

const tagsOf = (...rules: string[]) =>
  `<style data-styled="true" data-styled-version="6.1.0">${rules.map((rule) => `${rule}/*!sc*/\n`).join('')}</style>`
const ALL = tagsOf(
  '.used{margin:.5rem;}',
  '.other{margin:1.5rem;}',
  '.used:hover .inner,.inner{color:red;}',
  '@media (width > 1.5rem){.used{padding:0;}}',
  '@media (width > 1.5rem){.other{padding:0;}}',
  '@keyframes fade{from{opacity:.5;}}',
  'a{color:inherit;}',
  'data-styled.g1[id="sc-a"]{content:"used,"}',
)

it('picks the rules whose classes stand in the HTML, those without a class, and animations', () => {
  expect(usedStyles()('<p class="first used"></p>', ALL)).toBe(
    '.used{margin:.5rem;}.used:hover .inner,.inner{color:red;}@media (width > 1.5rem){.used{padding:0;}}@keyframes fade{from{opacity:.5;}}a{color:inherit;}',
  )
})

it('takes no class out of a text', () => {
  expect(usedStyles()('<p>class other, data-class="other"</p>', ALL)).not.toContain('.other')
})

it('knows rules that were added since the last render', () => {
  const pick = usedStyles()
  pick('<p class="used"></p>', ALL)
  expect(pick('<p class="later"></p>', ALL + tagsOf('.later{margin:0;}'))).toContain('.later{margin:0;}')
})
