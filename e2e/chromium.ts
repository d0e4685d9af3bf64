import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without windows: a page costs a fifth less processor time, and nothing shows notifications. */
const HEADLESS_NAMES = ['chromium-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const OTHER_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

type Environment = Record<string, string | undefined>

/** The browser installed on this machine: `CHROMIUM_PATH`, else a Chrome or Chromium. */
export function findChromium(environment: Environment = process.env): string | undefined {
  return environment.CHROMIUM_PATH || [...filesNamed(NAMES, environment), ...OTHER_PATHS].find(isExecutable)
}

/** The browser for tests that need no window: `CHROMIUM_PATH`, else the headless build, else what `findChromium` finds. */
export function findHeadlessChromium(environment: Environment = process.env): string | undefined {
  return environment.CHROMIUM_PATH || filesNamed(HEADLESS_NAMES, environment).find(isExecutable) || findChromium(environment)
}

/** In each folder of `PATH` in turn. */
function filesNamed(names: string[], { PATH = '' }: Environment): string[] {
  const folders = PATH.split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Features that Playwright turns off. A browser uses only the last of several such arguments, so `CHROMIUM_ARGUMENTS` repeats all of them. */
export const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/** Hidden pages that the browser opens in every window for its address bar: half of what a window costs. */
const OMNIBOX_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Without these a browser in a closed network keeps contacting its vendor, and one run by root refuses to start. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OMNIBOX_PAGES].join(',')}`,
]
