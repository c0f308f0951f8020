import type { Label } from '@mallwright/contract/values'

/** Texts of the sign-in page and of the first account. Domain 2.1. */
export const SIGN_IN_TEXTS = {
  submit: { zh: '登录', en: 'Sign in' },
  passwordWeak: { zh: '登录密码不符合密码规则', en: 'The password does not follow the rule' },
  notAllowed: { zh: '您没有装修权限', en: 'You may not design this store' },
  notAllowedHint: {
    zh: '当前账号 {phone} 不是超级用户，请联系管理员开通，或换一个账号。',
    en: 'The account {phone} is no super user. Ask an administrator, or use another account.',
  },
  toDesk: { zh: '去工作台', en: 'To the work desk' },
  signOut: { zh: '退出登录', en: 'Sign out' },
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
} satisfies Record<string, Label>

/** Title and hint of the sign-in, by what one signs in to. */
export const SIGN_IN_TITLES = {
  studio: {
    title: { zh: '店铺装修', en: 'Store studio' },
    hint: { zh: '使用有装修权限的账号登录', en: 'Sign in with an account that may design the store' },
  },
  desk: {
    title: { zh: '工作台', en: 'Work desk' },
    hint: { zh: '运营人员和机构成员在此登录', en: 'For operators, and for members of institutions' },
  },
} satisfies Record<string, Record<'title' | 'hint', Label>>
