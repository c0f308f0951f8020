import { addImport, insertBefore, labelText, nameOf, read, refuse, write } from './edit-files.ts'
import type { Label } from './edit-files.ts'

/** A command as a copy of `node.rename`, registered with an example for the command law. */
export function newCommand(text: string, label: Label): void {
  const [noun = '', verb = ''] = text.split('.')
  if (!noun || !verb) refuse('A command is named as noun.verb, e.g. node.flip.')
  const to = nameOf(`${verb}-${noun}`)
  const root = 'packages/editor/src/commands'
  const copied = read(`${root}/node/rename-node.ts`)
    .replaceAll('renameNode', to.camel)
    .replace("'node.rename'", `'${text}'`)
    .replace(/label: {[^}]*}/, `label: ${labelText(label)}`)
    .replace(/\/\*\* [^*]*\*\/(?=\nexport const)/, `/** The command ${text}. */`)
  write(`${root}/node/${to.kebab}.ts`, copied)
  const registry = `${root}/registry/command-registry.ts`
  addImport(registry, `import { ${to.camel} } from '../node/${to.kebab}.ts'`)
  insertBefore(registry, /^ {2}\]\.map\(/, `    asAnyCommand(${to.camel}),\n`)
  insertBefore(
    `${root}/registry/command-examples.ts`,
    /^}\n/,
    `  '${text}': (document) => nodesOf(document).map(({ id }) => ({ nodeId: id, name: '新名字' })),\n`,
  )
}
