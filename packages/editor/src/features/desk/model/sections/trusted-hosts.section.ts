import { HostName } from '@mallwright/contract/operator'
import type { DeskTrustedHost } from '@mallwright/contract/operator'

import { listBody, pageFrom } from '../desk-section.ts'
import type { DeskField, DeskRow, DeskSection } from '../desk-section.ts'

const HOST: DeskField = {
  label: { zh: '域名', en: 'Host' },
  hint: { zh: '不含 https:// 和路径，例如 pay.example.com', en: 'Without https:// and path, such as pay.example.com' },
  missing: { zh: '请输入域名', en: 'Enter a host' },
  invalid: { zh: '域名格式不正确', en: 'This is no host name' },
  isValid: (text) => HostName.safeParse(text).success,
}

function readRow({ cHost }: DeskTrustedHost): DeskRow {
  return {
    key: cHost,
    title: cHost,
    cells: [{ text: cHost }],
    actions: [
      {
        name: 'delete',
        label: { zh: '移除', en: 'Remove' },
        isDangerous: true,
        question: {
          zh: '移除“{subject}”？买家打开它的链接时会先看到离开商城的提示。',
          en: 'Remove “{subject}”? Buyers are asked before its links leave the mall.',
        },
        needsReason: false,
        run: (api) => api.deleteTrustedHost({ body: { cHost } }),
      },
    ],
  }
}

/** Hosts whose links leave the mall without a question. Domain sheet 20. */
export const trustedHostsSection: DeskSection = {
  key: 'trusted-hosts',
  label: { zh: '信任域名', en: 'Trusted hosts' },
  columns: [HOST.label],
  searchHint: { zh: '域名', en: 'Host' },
  filters: [],
  emptyText: {
    zh: '还没有信任的域名，外部链接都会先提示买家',
    en: 'No trusted hosts: buyers are asked before every link to another site',
  },
  create: {
    name: 'create',
    label: { zh: '添加域名', en: 'Add a host' },
    question: {
      zh: '买家打开这个域名的链接时，不再提示即将离开商城。',
      en: 'Links to this host leave the mall without asking the buyer.',
    },
    needsReason: false,
    field: HOST,
    run: (api, cHost) => api.saveTrustedHost({ body: { cHost } }),
  },
  load: async (api, query) => pageFrom(await api.getTrustedHostPage({ body: listBody(query) }), readRow),
}
