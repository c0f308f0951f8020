import type { Label } from '@mallwright/contract/values'

/** Texts of the settings. Domain sheet 48. */
export const SETTING_LABELS = {
  title: { zh: '设置', en: 'Settings' },
  picture: { zh: '头像', en: 'Picture' },
  changePicture: { zh: '更换头像', en: 'Change the picture' },
  pictureSaved: { zh: '头像已更新', en: 'Picture changed' },
  pictureFailed: { zh: '头像上传失败，请重试', en: 'The picture could not be uploaded. Try again' },
  nickname: { zh: '昵称', en: 'Name' },
  nicknameHint: { zh: '请填写昵称', en: 'How you want to be called' },
  nicknameMissing: { zh: '昵称不能为空', en: 'Enter a name' },
  unnamed: { zh: '未设置', en: 'Not set' },
  phone: { zh: '手机号码', en: 'Mobile phone' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '保存成功', en: 'Saved' },
  buyInfo: { zh: '采购信息', en: 'Buying details' },
  switchAccount: { zh: '切换账号', en: 'Switch account' },
  switchInstitution: { zh: '切换企业', en: 'Switch enterprise' },
  password: { zh: '修改密码', en: 'Change password' },
  notices: { zh: '消息通知', en: 'Notifications' },
  clearCache: { zh: '清除缓存', en: 'Clear the cache' },
  askClear: {
    zh: '确定清除本机缓存吗？购物车和登录状态会保留。',
    en: 'Clear what is stored on this device? Cart and session stay.',
  },
  cleared: { zh: '缓存已清除', en: 'Cache cleared' },
  userClause: { zh: '用户协议', en: 'User agreement' },
  privacyClause: { zh: '隐私政策', en: 'Privacy policy' },
  about: { zh: '关于', en: 'About' },
  closing: { zh: '注销说明', en: 'Closing an account' },
  closingText: {
    zh: '注销前请先完成全部订单、售后和发票。准备好后请联系商城客服，核对身份后为您注销；注销后账号资料不可恢复。',
    en: 'First finish your orders, after-sales and invoices. Then contact the mall; once your identity is checked the account is closed for good.',
  },
  signOut: { zh: '退出登录', en: 'Sign out' },
  language: { zh: '语言', en: 'Language' },
  theme: { zh: '主题', en: 'Appearance' },
} satisfies Record<string, Label>
