import type { Label } from '@mallwright/contract/values'

/** Texts of the sign-in form and of the dialogs around a session. Field issues and forced sign-in: specification 1 §5.2 and domain 2.1. */
export const SIGN_IN_FORM_TEXTS = {
  phone: { zh: '手机号码', en: 'Mobile phone' },
  password: { zh: '登录密码', en: 'Password' },
  busy: { zh: '登录中…', en: 'Signing in…' },
  phoneEmpty: { zh: '手机号码不能为空', en: 'Enter your phone number' },
  phoneFormat: { zh: '手机号码格式不正确', en: 'This is not a mobile phone number' },
  passwordEmpty: { zh: '登录密码不能为空', en: 'Enter your password' },
  forced: {
    zh: '账号已在其它终端登录，是否强制登录？',
    en: 'This account is signed in elsewhere. Sign in here and end that session?',
  },
  forcedTitle: { zh: '系统提示', en: 'Please confirm' },
  forcedYes: { zh: '强制登录', en: 'Sign in here' },
  cancel: { zh: '取消', en: 'Cancel' },
  changeNow: { zh: '去修改', en: 'Change it now' },
  takenOver: { zh: '此账号已在其他地方登录', en: 'This account signed in elsewhere' },
  removed: { zh: '您的账号被管理员清退', en: 'Your account was removed by the administrator' },
  removedQuestion: {
    zh: '您的账号被管理员清退，是否退出？',
    en: 'Your account was removed by the administrator. Exit now?',
  },
  exit: { zh: '退出 ({seconds}s)', en: 'Exit ({seconds}s)' },
  refused: { zh: 'ws链接失败 [{reason}]', en: 'ws connection failed [{reason}]' },
  again: { zh: '登录已失效，请重新登录', en: 'Your session ended, please sign in again' },
  kept: { zh: '你的修改都还在，登录后继续保存。', en: 'Your changes are kept and will be saved after you sign in.' },
} satisfies Record<string, Label>
