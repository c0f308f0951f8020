import { refuse } from './new/edit-files.ts'
import { newCommand } from './new/new-command.ts'
import { newDecision } from './new/new-decision.ts'
import { newEndpoint } from './new/new-endpoint.ts'
import { newForm } from './new/new-form.ts'
import { newModule } from './new/new-module.ts'
import { newScreen } from './new/new-screen.ts'
import { newTable } from './new/new-table.ts'

const USAGE = `Usage: npm run new -- module <name>             e.g. module price-tag
       npm run new -- screen <area>/<path>      e.g. screen order/MyOrder
       npm run new -- endpoint <area>/<name>    e.g. endpoint session/getGreeting
       npm run new -- table <area>/<table>      e.g. table order/order-line
       npm run new -- form <area>/<endpoint>    e.g. form session/getGreeting
       npm run new -- command <noun.verb>       e.g. command node.flip
       npm run new -- decision <subject>        e.g. decision one-gesture-one-command`

const MAKERS: Readonly<Record<string, (text: string) => void>> = {
  module: newModule,
  screen: newScreen,
  endpoint: newEndpoint,
  table: newTable,
  form: newForm,
  command: newCommand,
  decision: newDecision,
}

const [kind = '', name = ''] = process.argv.slice(2)
const make = Object.hasOwn(MAKERS, kind) ? MAKERS[kind] : undefined
if (!make || !/^[\w./-]+$/.test(name)) refuse(USAGE)
make(name)
console.log('Next: npm run format, npm run docs, npm run check.')
