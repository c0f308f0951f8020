import { INSTITUTION_LIMITS } from '@mallwright/contract/institution'

import { parseUrl } from '@mallwright/contract/link'
import type { Shop } from '../../../client/shop.ts'

/** What every QR code of the mall begins with; the shop's own address unless the installation names one. Specification 1 §5.6. */
export async function qrPrefix({ config }: Pick<Shop, 'config'>): Promise<string> {
  const { qrPrefix } = await config().catch(() => ({ qrPrefix: undefined }))
  return qrPrefix ?? `${location.origin}/`
}

/** Address that an invite code is passed on by. */
export function invitationAddress(prefix: string, code: string): string {
  return `${prefix}InvitationCode?code=${encodeURIComponent(code)}`
}

/** The invite code of such an address, below the base of a shop too; `undefined` for any other text. */
export function invitationCodeIn(prefix: string, text: string): string | undefined {
  const url = text.startsWith(prefix) ? parseUrl(text) : undefined
  if (!url) return undefined
  const { pathname, searchParams } = url
  const code = searchParams.get('code')?.trim() ?? ''
  if (!pathname.endsWith('/InvitationCode') || code.length > INSTITUTION_LIMITS.inviteCode) return undefined
  return code === '' ? undefined : code
}
