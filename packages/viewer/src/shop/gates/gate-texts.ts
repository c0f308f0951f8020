import type { GateReason } from '@mallwright/contract/gate'
import type { Label } from '@mallwright/contract/values'

/** User-facing text of a closed gate. Domain 2.11. */
export const GATE_TEXTS: Readonly<Record<GateReason, Label>> = {
  SESSION: { zh: '请先登录', en: 'Sign in first' },
  LOGIN: { zh: '请先登录', en: 'Sign in first' },
  INITIAL_PASSWORD: { zh: '请先修改初始密码', en: 'Change the initial password first' },
  SUPER_USER: { zh: '仅超级用户可访问', en: 'For super users only' },
  OPERATOR: { zh: '仅运营人员可访问', en: 'For operators only' },
  NO_ORG: { zh: '请先加入或创建企业、团队', en: 'Join or create an enterprise or a team first' },
  STOPPED: { zh: '账户已停用', en: 'This account has been stopped' },
  ROLE: { zh: '仅企业用户可访问', en: 'For enterprise users only' },
  NOT_ADMIN: { zh: '当前账号没有管理员权限！', en: 'This account has no administrator rights' },
  PERSON_AUTH: { zh: '进行个人实名认证才能进行购买', en: 'Verify your real name to buy' },
  ORG_AUTH: { zh: '请先完成企业认证', en: 'Verify the enterprise first' },
  TEAM_AUTH: { zh: '请先申请授权', en: 'Apply for authorisation first' },
  TEAM_AUDITING: { zh: '授权审核中', en: 'The authorisation is under review' },
}
