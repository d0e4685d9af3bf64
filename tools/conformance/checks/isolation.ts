import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isServerFile } from '@worrystone/contracts'
import { type Check, type CheckContext, openOrReset, show } from '../check-context.ts'
import { sourceLocation } from '../source-location.ts'

export const ownStylesOnly: Check = {
  name: 'styles its own elements only',
  async run(context) {
    const { page } = context
    await openOrReset(context)
    await show(context)
    const { initialState, after } = await page.evaluate(() => ({
      initialState: window.harness.initialState,
      after: window.harness.inspectPage(),
    }))
    const globalRules = await page.evaluate(() => window.harness.rulesOutside())
    const isSheet = (element: string) => /^<(style|link)\b/.test(element) && !initialState.elements.includes(element)
    const sheets = after.elements.filter(isSheet)
    const attributes = after.attributes.filter((attribute) => !initialState.attributes.includes(attribute))
    return [
      ...globalRules.map((rule) => `has a global style: ${rule} … : use styled components; global styles belong to the shell`),
      ...sheets.map((sheet) => `adds a style sheet of its own, ${sheet}: use styled components`),
      ...attributes.map((attribute) => `sets ${attribute}: the document belongs to the shell`),
    ]
  },
}

const NAVIGATE = 'navigate with <Link>, useNavigate or platform.navigation: the shell owns the only history'

/** The scripts that this expose may run: its own initial ones, and lazy ones of any expose of the remote. */
function filesOf({ remote: { manifest }, request }: CheckContext): string[] {
  const lazyScripts = manifest.assets
    .filter(({ initial, path }) => !initial && !isServerFile(manifest, path))
    .map(({ path }) => path)
  const initialScripts = [manifest.container.entry, ...(manifest.exposes[request.expose]?.assets ?? [])]
  return [...initialScripts, ...lazyScripts].filter((file) => file.endsWith('.js'))
}

export const noHistory: Check = {
  name: 'has no history of its own',
  async run(context) {
    const { page, remote } = context
    await openOrReset(context)
    const id = await show(context)
    await page.evaluate((id) => window.harness.rerender(id), id)
    const { history } = await page.evaluate(() => window.harness.calls())
    const historyCalls = filesOf(context).flatMap((file) => {
      const calls = readFileSync(path.join(remote.dist, file), 'utf8').match(/\b(pushState|replaceState)\(/g) ?? []
      return calls.map((call) => `holds history.${call}) in ${file}: ${NAVIGATE}`)
    })
    return [
      ...new Set([
        ...history.map(({ what, at }) => `uses ${what} (${sourceLocation(remote, at)}): ${NAVIGATE}`),
        ...historyCalls,
      ]),
    ]
  },
}
