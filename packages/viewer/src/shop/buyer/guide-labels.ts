import type { GuideAction } from '@mallwright/contract/gate'
import type { Label } from '@mallwright/contract/values'

/** Buttons on the way to buying, letter for letter. Specification 1 §2.6. */
export const ACTION_LABELS: Readonly<Record<GuideAction, Label>> = {
  joinEnterprise: { zh: '加入企业', en: 'Join enterprise' },
  createEnterprise: { zh: '创建企业', en: 'Create enterprise' },
  joinTeam: { zh: '加入团队', en: 'Join team' },
  createTeam: { zh: '创建个人团队', en: 'Create team' },
  applyAuthorization: { zh: '申请授权', en: 'Apply for authorisation' },
  underReview: { zh: '审核中', en: 'Under review' },
  verifyAdministrator: { zh: '管理员认证', en: 'Verify your name' },
  verifyEnterprise: { zh: '企业认证', en: 'Verify the enterprise' },
  verifyPerson: { zh: '实名认证', en: 'Verify your name' },
}

/** Texts that several screens on the way to buying show. */
export const BUYER_LABELS = {
  guide: { zh: '新手买家指引', en: 'Getting started' },
  verifiedOther: { zh: '您已有实名的关注企业', en: 'Another of your enterprises is verified' },
  switch: { zh: '切换企业', en: 'Switch enterprise' },
  noAdmin: { zh: '当前账号没有管理员权限！', en: 'This account has no administrator rights' },
  personFirst: {
    zh: '进行个人实名认证才能进行企业实名认证',
    en: 'Verify your own name before you verify the enterprise',
  },
} satisfies Record<string, Label>
