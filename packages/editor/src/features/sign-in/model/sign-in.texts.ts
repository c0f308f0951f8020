import type { Label } from '@mallwright/contract/values'

/** Texts of signing in. Field issues and forced sign-in: specification 1 §5.2 and domain 2.1. */
export const SIGN_IN_TEXTS = {
  title: { zh: '店铺装修', en: 'Store studio' },
  hint: { zh: '使用有装修权限的账号登录', en: 'Sign in with an account that may design the store' },
  phone: { zh: '手机号码', en: 'Mobile phone' },
  password: { zh: '登录密码', en: 'Password' },
  submit: { zh: '登录', en: 'Sign in' },
  busy: { zh: '登录中…', en: 'Signing in…' },
  phoneEmpty: { zh: '手机号码不能为空', en: 'Enter your phone number' },
  phoneFormat: { zh: '手机号码格式不正确', en: 'This is not a mobile phone number' },
  passwordEmpty: { zh: '登录密码不能为空', en: 'Enter your password' },
  passwordWeak: { zh: '登录密码不符合密码规则', en: 'The password does not follow the rule' },
  changeFirst: {
    zh: '为保障账号安全，请先修改初始密码',
    en: 'To keep your account safe, change the initial password in the mall first',
  },
  network: { zh: '网络异常，请检查网络后重试', en: 'No connection; check the network and try again' },
  forced: {
    zh: '账号已在其它终端登录，是否强制登录？',
    en: 'This account is signed in elsewhere. Sign in here and end that session?',
  },
  forcedTitle: { zh: '系统提示', en: 'Please confirm' },
  forcedYes: { zh: '强制登录', en: 'Sign in here' },
  cancel: { zh: '取消', en: 'Cancel' },
  notAllowed: { zh: '您没有装修权限', en: 'You may not design this store' },
  notAllowedHint: {
    zh: '当前账号 {phone} 不是超级用户，请联系管理员开通，或换一个账号。',
    en: 'The account {phone} is no super user. Ask an administrator, or use another account.',
  },
  signOut: { zh: '退出登录', en: 'Sign out' },
  takenOver: { zh: '此账号已在其他地方登录', en: 'This account signed in elsewhere' },
  again: { zh: '登录已失效，请重新登录', en: 'Your session ended, please sign in again' },
  kept: { zh: '你的修改都还在，登录后继续保存。', en: 'Your changes are kept and will be saved after you sign in.' },
  setup: { zh: '创建超级用户', en: 'Create the super user' },
  setupHint: {
    zh: '这是第一次启动，请设置可以装修店铺的账号。',
    en: 'This is the first start: set the account that may design the store.',
  },
  create: { zh: '创建并登录', en: 'Create and sign in' },
  ticketExpired: {
    zh: '链接已失效，请使用服务启动时打印的最新链接',
    en: 'This link no longer works; use the one the server prints at its start',
  },
  phoneTaken: { zh: '手机号已被注册', en: 'This phone number is taken' },
  demo: { zh: '演示账号，一点即登录', en: 'Demo accounts, one click signs in' },
  language: { zh: 'English', en: '中文' },
} satisfies Record<string, Label>
