// @vitest-environment node
import { expect, it } from 'vitest'
import { withoutStyleAttributes } from './style-attributes.ts'

it('moves style attributes into classes that outweigh those of components', () => {
  const { html, css } = withoutStyleAttributes('<div style="margin:0" class="a"><p style="margin:0">x</p></div>')
  const [, name] = /class="(i\w+) a"/.exec(html) ?? []
  expect(html).toBe(`<div class="${name} a"><p class="${name}">x</p></div>`)
  expect(css).toBe(`.${name}.${name}.${name}{margin:0}`)
})

it('leaves the text of the page alone, and decodes values', () => {
  const { html, css } = withoutStyleAttributes('<p title="a &gt; b" style="font-family:&quot;Nunito&quot;">style="x"</p>')
  expect(html).toMatch(/^<p class="i\w+" title="a &gt; b">style="x"<\/p>$/)
  expect(css).toContain('{font-family:"Nunito"}')
})
