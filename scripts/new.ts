import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const USAGE = `Usage: npm run new -- module <name>            e.g. module price-tag
       npm run new -- screen <area>/<name>     e.g. screen entry/help
       npm run new -- endpoint <area>/<name>   e.g. endpoint session/getGreeting
       npm run new -- command <noun.verb>      e.g. command node.flip`

/** The forms of a name: `price-tag`, `priceTag`, `PriceTag`. */
interface Name {
  readonly kebab: string
  readonly camel: string
  readonly pascal: string
}

function nameOf(text: string): Name {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .split(/[-.]/)
    .map((word) => word.toLowerCase())
  const pascal = words.map((word) => (word[0] ?? '').toUpperCase() + word.slice(1)).join('')
  return { kebab: words.join('-'), camel: (pascal[0] ?? '').toLowerCase() + pascal.slice(1), pascal }
}

/** Ends with one sentence and code 1. */
function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function write(path: string, text: string): void {
  const file = join(ROOT, path)
  if (existsSync(file)) refuse(`${path} is already there.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`wrote ${path}`)
}

/** Puts text before the last place where `anchor` stands in a file. */
function insertBefore(path: string, anchor: RegExp, text: string): void {
  const file = join(ROOT, path)
  const before = readFileSync(file, 'utf8')
  const at = [...before.matchAll(new RegExp(anchor.source, 'gm'))].at(-1)?.index
  if (at === undefined) refuse(`${path} has changed its shape: no place found for the new entry.`)
  writeFileSync(file, before.slice(0, at) + text + before.slice(at))
  console.log(`registered in ${path}`)
}

/** Puts an import after the last one of a file. */
function addImport(path: string, line: string): void {
  const file = join(ROOT, path)
  const text = readFileSync(file, 'utf8')
  const last = [...text.matchAll(/^import [\s\S]*?from '[^']+'\n/gm)].at(-1)
  const at = last ? last.index + last[0].length : 0
  writeFileSync(file, `${text.slice(0, at)}${line}\n${text.slice(at)}`)
}

function renamed(text: string, from: Name, to: Name): string {
  return text
    .replaceAll(from.pascal, to.pascal)
    .replaceAll(`mw-${from.kebab}`, `mw-${to.kebab}`)
    .replaceAll(new RegExp(`\\b${from.camel}(?=\\b|View|Samples|Codec)(?!\\s+(?:item|that))`, 'g'), to.camel)
}

function newModule(text: string): void {
  const from = nameOf('button')
  const to = nameOf(text)
  const source = `packages/modules/src/${from.kebab}`
  for (const file of readdirSync(join(ROOT, source))) {
    const copied = renamed(readFileSync(join(ROOT, source, file), 'utf8'), from, to)
      .replace(`type: '${to.camel}'`, `type: '${to.kebab}'`)
      .replaceAll(`./${to.camel}.`, `./${to.kebab}.`)
      // A copy is no item of a name of its own; the button stays the only one called so.
      .replace(/ {2}(?:itemType|markerOption): .*\n/g, '')
      .replace(/names: \[.*\]/, `names: ['${to.pascal}']`)
    write(`packages/modules/src/${to.kebab}/${file.replace(from.kebab, to.kebab)}`, copied)
  }
  const root = 'packages/modules/src/registry'
  const folder = `../${to.kebab}/${to.kebab}`
  addImport(`${root}/definitions.ts`, `import { ${to.camel} } from '${folder}.ts'`)
  insertBefore(`${root}/definitions.ts`, /,?\s*\]\.map\(\(one\) =>/, `, ${to.camel}`)
  insertBefore(
    `${root}/views.ts`,
    /^}\n/,
    `  '${to.kebab}': async () => (await import('${folder}.view.tsx')).${to.camel}View,\n`,
  )
  addImport(`${root}/styles.ts`, `import ${to.camel}Css from '${folder}.css?inline'`)
  insertBefore(`${root}/styles.ts`, /^}\n/, `  '${to.kebab}': [${to.camel}Css],\n`)
  addImport(`${root}/samples.ts`, `import { ${to.camel}Samples } from '${folder}.samples.ts'`)
  insertBefore(`${root}/samples.ts`, /^]\n/, `  ${to.camel}Samples,\n`)
  addImport(`${root}/codecs.ts`, `import { ${to.camel}Codec } from '${folder}.codec.ts'`)
  insertBefore(`${root}/codecs.ts`, /^ {2}\]\.map\(/, `    ${to.camel}Codec,\n`)
}

function newScreen(text: string): void {
  const [area = '', name = ''] = text.split('/')
  if (!area || !name) refuse(USAGE)
  const to = nameOf(name)
  const source = 'packages/viewer/src/shop/screens/entry/not-found/not-found.tsx'
  const copied = readFileSync(join(ROOT, source), 'utf8')
    .replace('export function NotFound', 'export function Screen')
    .replace(/\/\*\* The page of an unknown address[^*]*\*\//, `/** The screen ${to.kebab}. */`)
  write(`packages/viewer/src/shop/screens/${area}/${to.kebab}/${to.kebab}.tsx`, copied)
  insertBefore(
    `packages/viewer/src/shop/screens/${area}.routes.ts`,
    /^]\n/,
    `  {
    name: '${name}',
    path: belowBase('${name}'),
    aliases: [],
    title: { zh: '${name}', en: '${name}' },
    gate: 'visitor',
    skipsProfileCheck: true,
    keepsAlive: false,
    prefetch: 'idle',
    load: () => import('./${area}/${to.kebab}/${to.kebab}.tsx'),
  },
`,
  )
}

function newEndpoint(text: string): void {
  const [area = '', name = ''] = text.split('/')
  const contract = `packages/contract/src/${area}/${area}.contract.ts`
  const handlers = `packages/server/src/${area}/${area}.routes.ts`
  if (!name || !existsSync(join(ROOT, contract)) || !existsSync(join(ROOT, handlers))) refuse(USAGE)
  const file = join(ROOT, contract)
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}
/** The operation ${name}. */
export const ${name} = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/${name}',
  gate: 'visitor',
  summary: 'The operation ${name}.',
  body: z.object({ cName: z.string().check(z.maxLength(60)) }),
  data: z.object({ cName: z.string() }),
})
`,
  )
  console.log(`wrote ${name} into ${contract}`)
  const index = 'packages/contract/src/index.ts'
  writeFileSync(
    join(ROOT, index),
    `${readFileSync(join(ROOT, index), 'utf8')}export { ${name} } from './${area}/${area}.contract.ts'\n`,
  )
  const registry = join(ROOT, 'packages/contract/src/endpoints.ts')
  writeFileSync(
    registry,
    readFileSync(registry, 'utf8').replace(`  ${area}: {`, `  ${area}: {\n    ${name}: ${area}.${name},`),
  )
  const server = join(ROOT, handlers)
  const registered = readFileSync(server, 'utf8').replace(
    /(export function \w+Routes\(context: AppContext\): void {\n)/,
    `$1  handle(context, ${name}, async ({ body }) => ({ cName: body.cName }))\n`,
  )
  writeFileSync(server, registered)
  addImport(handlers, `import { ${name} } from '@mallwright/contract'`)
  console.log(`registered in endpoints.ts and ${handlers}`)
}

function newCommand(text: string): void {
  const [noun = '', verb = ''] = text.split('.')
  if (!noun || !verb) refuse(USAGE)
  const from = { kebab: 'rename-node', camel: 'renameNode', pascal: 'RenameNode' }
  const to = nameOf(`${verb}-${noun}`)
  const root = 'packages/editor/src/commands'
  const copied = readFileSync(join(ROOT, root, 'node/rename-node.ts'), 'utf8')
    .replaceAll(from.camel, to.camel)
    .replace("'node.rename'", `'${text}'`)
    .replace(/\/\*\* Names a layer[^*]*\*\//, `/** The command ${text}. */`)
  write(`${root}/node/${to.kebab}.ts`, copied)
  const registry = `${root}/registry/command-registry.ts`
  addImport(registry, `import { ${to.camel} } from '../node/${to.kebab}.ts'`)
  insertBefore(registry, /^ {2}\]\.map\(\(command\)/, `    any(${to.camel}),\n`)
  insertBefore(
    `${root}/registry/command-examples.ts`,
    /^}\n/,
    `  '${text}': (document) => nodesOf(document).map(({ id }) => ({ nodeId: id, name: '新名字' })),\n`,
  )
}

const MAKERS: Readonly<Record<string, (text: string) => void>> = {
  module: newModule,
  screen: newScreen,
  endpoint: newEndpoint,
  command: newCommand,
}

const [kind = '', name = ''] = process.argv.slice(2)
const make = Object.hasOwn(MAKERS, kind) ? MAKERS[kind] : undefined
if (!make || name === '' || !/^[\w./-]+$/.test(name)) refuse(USAGE)
make(name)
console.log('Next: npm run format, npm run docs, npm run check.')
