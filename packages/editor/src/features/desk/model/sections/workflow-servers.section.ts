import { WorkflowServerUrl } from '@mallwright/contract/operator'
import type { DeskWorkflowServer } from '@mallwright/contract/operator'
import type { Label } from '@mallwright/contract/values'

import { listBody, pageFrom } from '../desk-section.ts'
import type { DeskAction, DeskField, DeskRow, DeskSection } from '../desk-section.ts'

const ADDRESS: DeskField = {
  label: { zh: '服务地址', en: 'Address' },
  hint: {
    zh: '任务页面的地址，须为 https，例如 https://flow.example.com/task',
    en: 'Of the page of a task, by https, such as https://flow.example.com/task',
  },
  missing: { zh: '请输入服务地址', en: 'Enter an address' },
  invalid: { zh: '地址格式不正确，或不是 https', en: 'This is no address, or not one by https' },
  isValid: (text) => WorkflowServerUrl.safeParse(text).success,
}

const EVERY: Label = { zh: '其余全部机构', en: 'All other institutions' }
const INSTITUTION: Label = { zh: '机构', en: 'Institution' }

/** Sets the workflow server of an institution, or with empty `accUuid` that of all others. */
export function setWorkflowServer(accUuid: string): DeskAction {
  return {
    name: 'workflow-server',
    label: { zh: '流程服务', en: 'Workflow server' },
    question:
      accUuid === ''
        ? {
            zh: '没有自己流程服务的机构，将在这个地址处理流程任务。该主机会收到任务的一次性凭证。',
            en: 'Institutions without a workflow server of their own handle tasks at this address. Its host gets one-time tickets of tasks.',
          }
        : {
            zh: '“{subject}”将在这个地址处理流程任务。该主机会收到任务的一次性凭证。',
            en: '“{subject}” handles its tasks at this address. Its host gets one-time tickets of tasks.',
          },
    needsReason: false,
    field: ADDRESS,
    run: (api, cUrl) => api.saveWorkflowServer({ body: { cAccUuid: accUuid, cUrl } }),
  }
}

function readRow({ cServerUuid, cUrl, cAccUuid, cEnterpriseName }: DeskWorkflowServer): DeskRow {
  return {
    key: cServerUuid,
    title: cUrl,
    cells: [{ text: cAccUuid === '' ? EVERY : cEnterpriseName }, { text: cUrl }],
    actions: [
      {
        name: 'delete',
        label: { zh: '移除', en: 'Remove' },
        isDangerous: true,
        question: {
          zh: '移除“{subject}”？之后流程任务在商城自带的页面处理。',
          en: 'Remove “{subject}”? The mall’s own page shows the tasks then.',
        },
        needsReason: false,
        run: (api) => api.deleteWorkflowServer({ body: { cServerUuid } }),
      },
    ],
  }
}

/** Where institutions handle the tasks of their workflows. Engine 6.7. */
export const workflowServersSection: DeskSection = {
  key: 'workflow-servers',
  label: { zh: '流程服务', en: 'Workflow servers' },
  columns: [INSTITUTION, ADDRESS.label],
  searchHint: { zh: '机构、地址', en: 'Institution, address' },
  filters: [],
  emptyText: {
    zh: '还没有外部流程服务，流程任务在商城自带的页面处理。单个机构的服务在“机构”列表中设置。',
    en: 'No workflow servers: the mall’s own page shows the tasks. One institution’s server is set in the list of institutions.',
  },
  create: { ...setWorkflowServer(''), name: 'create', label: { zh: '设置流程服务', en: 'Set a workflow server' } },
  load: async (api, query) => pageFrom(await api.getWorkflowServerPage({ body: listBody(query) }), readRow),
}
