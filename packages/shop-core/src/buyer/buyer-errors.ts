import type { Label } from '@mallwright/contract/values'

import { text } from '../i18n/locale-store.ts'
import { CallError } from '../query/call-error.ts'

/** Texts of failed reads on the way to buying, letter for letter. Specification 1 §8. */
const TEXTS = {
  teamAuthorization: { zh: '获取个人团队审核信息失败', en: 'The team’s authorisation could not be read' },
  teamIdentity: { zh: '获取个人团队实名信息失败', en: 'The team’s real-name status could not be read' },
  enterpriseIdentity: { zh: '企业认证状态查询失败', en: 'The enterprise’s real-name status could not be read' },
  personIdentity: { zh: '个人认证状态查询失败', en: 'Your real-name status could not be read' },
  joinRequests: { zh: '获取加入申请记录', en: 'Your requests to join could not be read' },
  applications: { zh: '申请信息初始化失败', en: 'Your applications could not be read' },
} satisfies Record<string, Label>

type Outcome<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly failure: string }

/** Data of a call; rejects with the `CallError` of its text, whatever the reason was. */
export function dataOr<Data>(answer: Outcome<Data>, failure: keyof typeof TEXTS): Data {
  if (answer.ok) return answer.data
  throw new CallError({ failure: 'READ_FAILED', msg: text(TEXTS[failure]) })
}
