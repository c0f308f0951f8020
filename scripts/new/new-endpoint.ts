import { addImport, append, exists, insertAfter, nameOf, refuse } from './edit-files.ts'

/** An endpoint of an area that exists: declared, named in the area's door, answered by a handler. */
export function newEndpoint(text: string): void {
  const [area = '', name = ''] = text.split('/')
  const contract = `packages/contract/src/${area}/${area}.contract.ts`
  const routes = `packages/server/src/${area}/${area}.routes.ts`
  if (!name) refuse('An endpoint is named as area/name, e.g. session/getGreeting.')
  if (!exists(contract) || !exists(routes))
    refuse(`${area} has no ${contract} and ${routes} yet; docs/how-to/add-an-endpoint.md says how an area begins.`)
  append(
    contract,
    `
/** The operation ${name}. */
export const ${name} = endpoint({
  method: 'POST',
  path: 'alc-alshop/${nameOf(area).pascal}Action/${name}',
  gate: 'visitor',
  summary: 'The operation ${name}.',
  body: z.object({ cName: z.string().check(z.maxLength(60)) }),
  data: z.object({ cName: z.string() }),
})
`,
  )
  append(`packages/contract/src/${area}/index.ts`, `export { ${name} } from './${area}.contract.ts'\n`)
  addImport(routes, `import { ${name} } from '@mallwright/contract/${area}'`)
  insertAfter(
    routes,
    /export function \w+Routes\(context: AppContext[^)]*\): void {\n/,
    `  handle(context, ${name}, async ({ body }) => ({ cName: body.cName }))\n`,
  )
}
