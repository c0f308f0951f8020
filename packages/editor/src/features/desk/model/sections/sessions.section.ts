import type { DeskSession } from '@mallwright/contract/operator'
import type { Label } from '@mallwright/contract/values'

import { listBody, pageFrom } from '../desk-section.ts'
import type { DeskRow, DeskSection } from '../desk-section.ts'
import { DESK_WORDS } from '../desk-words.ts'

const TERMINALS: Readonly<Record<string, Label>> = {
  mobile: { zh: '手机商城', en: 'Shop' },
  wechat: { zh: '微信', en: 'WeChat' },
  studio: { zh: '工作室', en: 'Studio' },
}

function readRow(wire: DeskSession): DeskRow {
  const title = wire.cNickname || wire.cMobilePhone
  return {
    key: wire.cLoginUuid,
    title,
    cells: [
      { text: title, ...(wire.cNickname && { note: wire.cMobilePhone }) },
      { text: TERMINALS[wire.cTerminalType] ?? wire.cTerminalType },
      { text: wire.dCreateTime },
      { text: wire.dLastSeen },
      wire.bOwn ? { text: { zh: '本机', en: 'This one' }, tone: 'muted' } : { text: DESK_WORDS.active, tone: 'good' },
    ],
    actions: wire.bOwn
      ? []
      : [
          {
            name: 'force-logout',
            label: { zh: '强制下线', en: 'Sign out' },
            isDangerous: true,
            question: {
              zh: '让“{subject}”的这台设备下线？对方会看到“您的账号被管理员清退”。',
              en: 'Sign “{subject}” out on this device? The person is told that an administrator removed the account.',
            },
            needsReason: true,
            run: (api, cReason) => api.forceLogout({ body: { cLoginUuid: wire.cLoginUuid, cReason } }),
          },
        ],
  }
}

/** Live sessions of all accounts. */
export const sessionsSection: DeskSection = {
  key: 'sessions',
  label: { zh: '会话', en: 'Sessions' },
  columns: [
    DESK_WORDS.account,
    { zh: '终端', en: 'Terminal' },
    { zh: '登录时间', en: 'Signed in' },
    { zh: '最近活动', en: 'Last seen' },
    DESK_WORDS.state,
  ],
  searchHint: { zh: '昵称或完整手机号', en: 'Nickname or whole phone number' },
  filters: [],
  emptyText: { zh: '没有在线会话', en: 'Nobody is signed in' },
  load: async (api, query) => pageFrom(await api.getSessionPage({ body: listBody(query) }), readRow),
}
