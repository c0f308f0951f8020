import { refuse } from './new/edit-files.ts'
import type { Label } from './new/edit-files.ts'
import { newCommand } from './new/new-command.ts'
import { newDecision } from './new/new-decision.ts'
import { newEndpoint } from './new/new-endpoint.ts'
import { newForm } from './new/new-form.ts'
import { newModule } from './new/new-module.ts'
import { newScreen } from './new/new-screen.ts'
import { newTable } from './new/new-table.ts'

const USAGE = `Usage: npm run new -- module <name> <中文> <English>             e.g. module price-tag 价签 'Price tag'
       npm run new -- screen <area>/<path> <中文> <English>      e.g. screen order/MyOrder 我的订单 'My orders'
       npm run new -- command <noun.verb> <中文> <English>       e.g. command node.flip 翻转 Flip
       npm run new -- endpoint <area>/<name>                     e.g. endpoint session/getGreeting
       npm run new -- table <area>/<table>                       e.g. table order/order-line
       npm run new -- form <area>/<endpoint>                     e.g. form session/getGreeting
       npm run new -- decision <subject>                         e.g. decision one-gesture-one-command`

/** Makers of what users see, with its name in both languages. */
const LABELLED: Readonly<Record<string, (text: string, label: Label) => void>> = {
  module: newModule,
  screen: newScreen,
  command: newCommand,
}

const MAKERS: Readonly<Record<string, (text: string) => void>> = {
  endpoint: newEndpoint,
  table: newTable,
  form: newForm,
  decision: newDecision,
}

const [kind = '', name = '', zh = '', en = ''] = process.argv.slice(2)
if (!/^[\w./-]+$/.test(name)) refuse(USAGE)
if (Object.hasOwn(LABELLED, kind)) LABELLED[kind]?.(name, labelOf(zh, en))
else if (Object.hasOwn(MAKERS, kind)) MAKERS[kind]?.(name)
else refuse(USAGE)
console.log('Next: npm run format, npm run docs, npm run check.')

function labelOf(chinese: string, english: string): Label {
  if (!/\p{Script=Han}/u.test(chinese) || !/[a-z]/i.test(english) || /['\\\n]/.test(chinese + english))
    refuse(`A ${kind} has a name in Chinese and in English, without quotes.\n${USAGE}`)
  return { zh: chinese, en: english }
}
