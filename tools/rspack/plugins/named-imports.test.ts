import { describe, expect, it } from 'vitest'
import { missingFromContract, missingFromFacade, namedImports } from './named-imports.ts'

describe('named imports', () => {
  it.each([
    [`import { Link, useParams as params } from 'react-router-dom'`, ['Link', 'useParams']],
    [`import {Link}from"react-router-dom";import{a}from"b"`, ['Link', 'a']],
    [`import * as z from 'z'; z.object({ z: z.string() }); a.z.other`, ['object', 'string']],
    [`import * as z from 'z'; use(z)`, ['*']],
    [`import * as z from 'z'; export const all = { z }`, ['*']],
    [`import * as z from 'z'; z.regex(/^[a-z]*$/)`, ['regex']],
    [`import * as unused from 'z'`, []],
    [`import router, { Link } from 'react-router-dom'`, ['Link', '*']],
    [`export { Link } from 'react-router-dom'`, ['Link']],
    [`export * from 'react-router-dom'`, ['*']],
    [`import {\n  Link,\n  NavLink,\n} from 'react-router-dom'`, ['Link', 'NavLink']],
    [`import { type To, Link } from 'react-router-dom'`, ['Link']],
    [`import 'react-router-dom'`, []],
    [`const text = 'nothing from here'`, []],
  ])('reads %s', (source, names) => {
    expect(namedImports(source).map((entry) => entry.name)).toEqual(names)
  })
})

describe('the façade check', () => {
  const facade = { 'react-router-dom': ['Link'] }

  it('accepts what the shell provides and packages that it does not share', () => {
    const source = `import { Link } from 'react-router-dom'; import * as React from 'react'`
    expect(missingFromFacade([{ name: 'page.tsx', source }], facade)).toEqual([])
  })

  it('reports the file, the missing name and where to add it', () => {
    const source = `import { Link, useBlocker } from 'react-router-dom'`
    expect(missingFromFacade([{ name: 'page.tsx', source }], facade)).toEqual([
      'page.tsx: imports useBlocker from react-router-dom, which the shell does not provide; add it to its list in libs/host/src/shared-modules.ts',
    ])
  })

  it('rejects the whole of a partly shared package', () => {
    expect(
      missingFromFacade([{ name: 'page.tsx', source: `import * as r from 'react-router-dom'; export const all = r` }], facade),
    ).toHaveLength(1)
  })
})

describe('the contract check', () => {
  const contract = { '@worrystone/remote-kit': ['usePlatform'] }
  const check = (source: string) => missingFromContract([{ name: 'page.tsx', source }], contract)

  it('accepts names that every open shell has, and a namespace that is checked before it is called', () => {
    expect(check(`import { usePlatform } from '@worrystone/remote-kit'`)).toEqual([])
    expect(check(`import * as kit from '@worrystone/remote-kit'; const { offerHelp } = kit`)).toEqual([])
  })

  it('rejects an import that an earlier shell does not have', () => {
    expect(check(`import { LoadMore } from '@worrystone/remote-kit'`)).toEqual([
      expect.stringMatching(/^page.tsx: imports LoadMore from @worrystone\/remote-kit/),
    ])
  })
})
