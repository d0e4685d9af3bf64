import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Visitor } from 'rolldown/utils'
import { isTestFile, readSources, type Source } from './source.ts'

/** The dictionary of a sentence: the shared one, an app's own, or that of one of its pages (`shell/help`). */
export type Area = 'shared' | (string & {})

/** One sentence that may be shown. The English text is its key. */
export type Sentence = {
  key: string
  area: Area
  /** It has plural forms. */
  isCounted: boolean
  /** `file:line` of the first use. */
  at: string
}

export type SentenceReport = { sentences: Sentence[]; problems: string[] }

/** All sentences that are shown, read from the sources. */
export function findSentences(root: string): SentenceReport {
  const report: SentenceReport = { sentences: [], problems: [] }
  const folders = (parent: string) =>
    readdirSync(join(root, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory())

  for (const { name } of folders('libs')) {
    for (const source of shippedSources(root, `libs/${name}/src`)) {
      collectTranslationCalls(source, 'shared', report)
      if (name === 'contracts') collectSchemaMessages(source, report)
    }
  }
  for (const { name } of folders('apps')) {
    for (const source of shippedSources(root, `apps/${name}/src`)) {
      collectTranslationCalls(source, areaOf(root, name, source.file), report)
      if (name === 'api') collectServerMessages(source, report)
    }
  }
  return report
}

/** The sentences of one app's own sources. */
export function sentencesOfApp(dir: string): Sentence[] {
  const report: SentenceReport = { sentences: [], problems: [] }
  for (const source of shippedSources(dir, 'src')) collectTranslationCalls(source, basename(dir), report)
  return report.sentences
}

/** A page or feature with a folder of dictionaries has translations of its own, which are fetched with it: `apps/shell/dictionaries/help`. */
function areaOf(root: string, app: string, file: string): Area {
  const page = /^apps\/[^/]+\/src\/(?:pages|features)\/([^/]+)\//.exec(file)?.[1]
  return page && existsSync(join(root, 'apps', app, 'dictionaries', page)) ? `${app}/${page}` : app
}

const shippedSources = (root: string, folder: string) => readSources(root, folder).filter(({ file }) => !isTestFile(file))

// biome-ignore lint/suspicious/noExplicitAny: the visitor's own node types are one per kind of node; only `type` is looked at first
type Node = any

/** The fields of a manifest whose values are sentences. */
const MANIFEST_KEYS = new Set(['titleKey', 'descriptionKey', 'previewTitleKey', 'visitorKey', 'labelKey'])

/** `t('…')`, `translate('…')`, and the titles, descriptions and labels of a manifest. */
function collectTranslationCalls(source: Source, area: Area, { sentences, problems }: SentenceReport) {
  const at = (node: Node) => `${source.file}:${source.lineOf(node.start)}`
  new Visitor({
    CallExpression(call: Node) {
      if (call.callee.type !== 'Identifier' || !['t', 'translate'].includes(call.callee.name)) return
      const [sentence, values] = call.arguments as Node[]
      const keys = sentence ? literals(sentence) : []
      if (keys.length === 0 && !isKeyVariable(sentence, source.file)) {
        problems.push(`${at(call)}: ${call.callee.name}(…) needs a literal sentence; write a table of literal calls instead`)
      }
      const context = propertyOf(values, 'context')
      const suffix = context?.type === 'Literal' ? `_${context.value}` : ''
      for (const key of keys) {
        sentences.push({ key: `${key}${suffix}`, area, isCounted: propertyOf(values, 'count') !== undefined, at: at(call) })
      }
    },
    Property(property: Node) {
      if (!MANIFEST_KEYS.has(nameOf(property.key)) || !source.file.endsWith('/manifest.ts')) return
      for (const key of literals(property.value)) sentences.push({ key, area, isCounted: false, at: at(property) })
    },
  }).visit(source.parsed.program)
}

/** Keys that are literals elsewhere: a manifest's `titleKey`, and the translation functions themselves. */
const isKeyVariable = (node: Node, file: string) => file.startsWith('libs/i18n/') || /Key$/.test(nameOf(node?.property ?? node))

/** Messages of the schemas that client and server share: every text of the contracts that starts like one. */
function collectSchemaMessages(source: Source, { sentences }: SentenceReport) {
  const internalTexts = new Set<Node>()
  new Visitor({
    Property(property: Node) {
      if (['summary', 'name', 'nativeName'].includes(nameOf(property.key))) internalTexts.add(property.value)
    },
    Literal(node: Node) {
      if (internalTexts.has(node) || typeof node.value !== 'string' || !isSentence(node.value)) return
      sentences.push({ key: node.value, area: 'shared', isCounted: false, at: `${source.file}:${source.lineOf(node.start)}` })
    },
  }).visit(source.parsed.program)
}

const ERROR_FUNCTIONS =
  /^(AppError|badRequest|conflict|forbidden|invalidField|invalidToken|unauthorized|unavailable|rateLimited|upgradeRequired)$/

/** Sentences of the server: errors, `message` of a response; and the prompts, which the worries app shows. */
function collectServerMessages(source: Source, { sentences }: SentenceReport) {
  const constants = constantsOf(source)
  const add = (node: Node, area: Area) => {
    for (const key of literals(constants.get(node?.name) ?? node)) {
      if (!isSentence(key)) continue
      sentences.push({ key, area, isCounted: key.includes('{{count}}'), at: `${source.file}:${source.lineOf(node.start)}` })
    }
  }
  const collectError = (call: Node) => {
    if (ERROR_FUNCTIONS.test(nameOf(call.callee))) for (const argument of call.arguments as Node[]) add(argument, 'shared')
  }
  new Visitor({
    CallExpression: collectError,
    NewExpression: collectError,
    Property(property: Node) {
      const isPrompt = source.file.includes('/seed/catalogue') && nameOf(property.key) === 'text'
      if (isPrompt) add(property.value, 'worries')
      else if (nameOf(property.key) === 'message') add(property.value, 'shared')
    },
  }).visit(source.parsed.program)
}

/** The values of a file's top-level constants: a sentence that two places send has a name. */
const constantsOf = (source: Source): Map<string, Node> =>
  new Map(
    (source.parsed.program.body as Node[])
      .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
      .flatMap(({ id, init }) => (id.type === 'Identifier' ? [[id.name, init] as const] : [])),
  )

const isSentence = (text: string) => /^[\p{Lu}"“'{].* /su.test(text) && !/^[A-Z_]+$/.test(text)

const nameOf = (node: Node): string => node?.name ?? (typeof node?.value === 'string' ? node.value : '')

const propertyOf = (node: Node, name: string): Node =>
  node?.type === 'ObjectExpression' ? node.properties.find((property: Node) => nameOf(property.key) === name)?.value : undefined

/** The possible texts of an expression: a literal, either side of a conditional, a template whose expressions become `{{name}}`. */
function literals(node: Node): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'ConditionalExpression':
      return [...literals(node.consequent), ...literals(node.alternate)]
    case 'LogicalExpression':
      return [...literals(node.left), ...literals(node.right)]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return literals(node.expression)
    case 'TemplateLiteral':
      return [
        node.quasis
          .map(({ value }: Node, index: number) => {
            const expression = node.expressions[index]
            return value.cooked + (expression ? `{{${nameOf(expression.property ?? expression) || 'count'}}}` : '')
          })
          .join(''),
      ]
    default:
      return []
  }
}
