import type { Label } from '@mallwright/contract/values'

/** Texts of vouchers at the desk. */
export const VOUCHER_TEXTS = {
  vouchers: { zh: '业务单据', en: 'Vouchers' },
  overview: { zh: '单据总览', en: 'Overview' },
  institution: { zh: '当前机构', en: 'Institution' },
  memberStopped: { zh: '（用户已停用）', en: ' (you are disabled)' },
  stopped: { zh: '（账户已停用）', en: ' (disabled)' },
  closing: { zh: '（注销中）', en: ' (being closed)' },
  noVouchersHint: {
    zh: '您在“{name}”没有业务单据的权限，请联系管理员授权',
    en: 'You may not open vouchers of “{name}”. Ask its administrator for access.',
  },
  noInstitution: {
    zh: '您还没有加入机构，业务单据属于机构',
    en: 'You belong to no institution; vouchers belong to institutions.',
  },
  add: { zh: '新增', en: 'New' },
  back: { zh: '返回{name}', en: 'Back to {name}' },
  refresh: { zh: '刷新', en: 'Reload' },
  waiting: { zh: '{name}，{count} 条待处理', en: '{name}, {count} waiting' },
  unfinished: { zh: '{name}，{count} 张未完成', en: '{name}, {count} unfinished' },
  nothingWaits: { zh: '没有待办审批', en: 'Nothing waits for you' },
} satisfies Record<string, Label>
