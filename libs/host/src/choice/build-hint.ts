const NAME = 'worrystone_builds'
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60

/**
 * A cookie with the builds that this browser uses instead of the stable ones, so that the server preloads their files with the next page.
 * A hint only: the server preloads what the record allows, and the choice is made here again. It contains nothing about the person.
 */
export function writeBuildHint(builds: [remote: string, build: string][]): void {
  const value = builds.map(([remote, build]) => `${remote}.${build}`).join('~')
  const currentCookie = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`))
  if (value === (currentCookie?.slice(NAME.length + 1) ?? '')) return
  const secure = document.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page may be left at once
  document.cookie = `${NAME}=${value}; Path=/; SameSite=Lax; Max-Age=${value ? MAX_AGE_SECONDS : -1}${secure}`
}
