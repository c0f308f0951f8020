import type { Label } from '@mallwright/contract/values'

/** Why a sign-in failed, apart from the texts of its page: the client stands in the first files. Domain 2.1. */
export const SIGN_IN_FAILURES = {
  changeFirst: {
    zh: '为保障账号安全，请先修改初始密码',
    en: 'To keep your account safe, change the initial password first',
  },
  network: { zh: '网络异常，请检查网络后重试', en: 'No connection; check the network and try again' },
} satisfies Record<string, Label>
