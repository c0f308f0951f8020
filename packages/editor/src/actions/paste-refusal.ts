import type { Label } from '@mallwright/contract/values'
import { definitionOf } from '@mallwright/modules/definitions'
import { text } from '@mallwright/shop-core/i18n'

import type { PastePlan } from '../commands/node/paste-nodes.ts'

const REFUSALS = {
  nowhere: { zh: '此页面没有可以放置「{name}」的位置', en: 'No place on this page takes “{name}”' },
  tooMany: { zh: '页面的模块太多，放不下这些内容', en: 'The page has too many modules to take these' },
  tooDeep: { zh: '嵌套的层级太多，不能放到这里', en: 'Too many levels of modules in each other to put them here' },
} satisfies Record<string, Label>

/** Message for a paste plan that is not possible. */
export function pasteRefusal(plan: Extract<PastePlan, { ok: false }>): string {
  if (plan.reason !== 'nowhere') return text(REFUSALS[plan.reason])
  const definition = definitionOf(plan.module)
  return text(REFUSALS.nowhere, { name: definition ? text(definition.label) : plan.module })
}
