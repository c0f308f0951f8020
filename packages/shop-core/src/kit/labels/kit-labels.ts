import type { Label } from '@mallwright/contract/values'

/** Labels that dialogs, notices and lists of every screen share. Domain 3.0. */
export const KIT_LABELS = {
  systemNotice: { zh: '系统提示', en: 'Notice' },
  confirm: { zh: '确认', en: 'Confirm' },
  cancel: { zh: '取消', en: 'Cancel' },
  acknowledge: { zh: '知道了', en: 'OK' },
  networkError: { zh: '网络开小差了', en: 'Connection lost. Please try again' },
  failedAction: { zh: '{action}：{error}', en: '{action}: {error}' },
  offline: { zh: '当前无网络', en: 'You are offline' },
  retry: { zh: '重试', en: 'Try again' },
  noMore: { zh: '没有更多了', en: 'You’ve reached the end' },
  noPermission: { zh: '无数据权限', en: 'No permission' },
  askAdministrator: { zh: '请联系管理员授权', en: 'Ask your administrator for access' },
  back: { zh: '返回', en: 'Back' },
  choose: { zh: '请选择', en: 'Choose' },
  close: { zh: '关闭', en: 'Close' },
} satisfies Record<string, Label>
