import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { QrCode } from '@mallwright/shop-core/qr-code'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useStore } from '../../../studio/studio.ts'
import { createQrCodeSession } from '../model/qr-code-session.ts'
import type { QrCodeSession, QrState } from '../model/qr-code-session.ts'
import type { StudioClient } from '../model/studio-client.ts'
import './qr-sign-in.css'

const LABELS = {
  title: { zh: '扫码登录', en: 'Sign in by phone' },
  hint: { zh: '用已登录商城的手机扫描二维码', en: 'Scan it with a phone that is signed in to the mall' },
  code: { zh: '登录二维码', en: 'QR code of the sign-in' },
  entering: { zh: '登录中…', en: 'Signing in…' },
  expired: { zh: '二维码已失效', en: 'This QR code is no longer valid' },
  rejected: { zh: '已在手机上取消', en: 'Cancelled on the phone' },
  failed: { zh: '获取二维码失败', en: 'The QR code could not be loaded' },
  refresh: { zh: '刷新二维码', en: 'Refresh' },
} satisfies Record<string, Label>

/** Sign-in by a phone that is signed in: a QR code beside the form. Domain sheet 22. */
export function QrSignIn({ client }: { readonly client: StudioClient }): ReactNode {
  const text = useText()
  const [session] = useState(() => createQrCodeSession(client))
  useEffect(() => {
    session.refresh()
    return () => session.stop()
  }, [session])
  return (
    <section className="st-qr-sign-in" aria-label={text(LABELS.title)}>
      <h2>{text(LABELS.title)}</h2>
      <div className="st-qr-frame">
        <CodeFrame session={session} />
      </div>
      <p className="st-hint">{text(LABELS.hint)}</p>
    </section>
  )
}

function CodeFrame({ session }: { readonly session: QrCodeSession }): ReactNode {
  const text = useText()
  const state = useStore(session.state, (current) => current)
  if (state.kind === 'loading') return null
  if (state.kind === 'shown') {
    const address = `${location.origin}/login-auth?code=${state.code}`
    return <QrCode className="st-qr-code" label={text(LABELS.code)} text={address} />
  }
  if (state.kind === 'entering') return <p role="status">{text(LABELS.entering)}</p>
  return (
    <>
      <p role="status">{messageOf(state, text)}</p>
      <button type="button" className="st-button is-small" onClick={session.refresh}>
        {text(LABELS.refresh)}
      </button>
    </>
  )
}

function messageOf(
  state: Extract<QrState, { kind: 'expired' | 'rejected' | 'failed' }>,
  text: ReturnType<typeof useText>,
): string {
  return (state.kind === 'failed' && state.message) || text(LABELS[state.kind])
}
