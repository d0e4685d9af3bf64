// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlatformContext } from '../platform.ts'
import { Slot } from '../slot.tsx'
import { staticPlatform } from './static-platform.ts'

it('leaves a place for each slot that is rendered, and nothing for the others', () => {
  const platform = staticPlatform({ address: '/profile/mira', hasRoute: () => true, slots: ['profile.posts'] })
  const html = renderToStaticMarkup(
    <PlatformContext value={platform}>
      <Slot name="profile.posts" with={{ username: 'mira' }} />
      <Slot name="home.activity" />
    </PlatformContext>,
  )
  expect(html).toBe('<div data-slot="profile.posts" data-input="{&quot;username&quot;:&quot;mira&quot;}"></div>')
})
