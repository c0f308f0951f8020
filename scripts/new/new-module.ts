import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { addImport, insertBefore, labelText, nameOf, read, write } from './edit-files.ts'
import type { Label, Name } from './edit-files.ts'

/** A module as a copy of the button, with definition, view, style sheet, samples and codec, registered at every door. */
export function newModule(text: string, label: Label): void {
  const from = nameOf('button')
  const to = nameOf(text)
  const source = `packages/modules/src/${from.kebab}`
  for (const file of readdirSync(join(import.meta.dirname, '../..', source))) {
    const copied = renamed(read(`${source}/${file}`), from, to)
      .replace(`type: '${to.camel}'`, `type: '${to.kebab}'`)
      .replaceAll(`./${to.camel}.`, `./${to.kebab}.`)
      // A copy is no item of a name of its own; the button stays the only one called so.
      .replace(/ {2}(?:itemType|markerOption): .*\n/g, '')
      .replace(/^ {2}label: {[^}]*}/m, `  label: ${labelText(label)}`)
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

function renamed(text: string, from: Name, to: Name): string {
  return text
    .replaceAll(from.pascal, to.pascal)
    .replaceAll(`mw-${from.kebab}`, `mw-${to.kebab}`)
    .replaceAll(new RegExp(`\\b${from.camel}(?=\\b|View|Samples|Codec)(?!\\s+(?:item|that))`, 'g'), to.camel)
}
