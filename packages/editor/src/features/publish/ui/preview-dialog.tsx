import type { BuyerAudience } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { BUYER_AUDIENCES } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { AUDIENCE_LABELS } from '../../visibility/model/visibility-notes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { usePreview } from '../model/preview.queries.ts'
import './publish.css'

const TEXTS = {
  title: { zh: '预览', en: 'Preview' },
  hint: { zh: '与买家看到的一致，链接 10 分钟内有效', en: 'As buyers see it; the link works for 10 minutes' },
  loading: { zh: '正在准备预览…', en: 'Preparing the preview…' },
  notSaved: { zh: '草稿还没有保存，暂时不能预览', en: 'The draft is not saved yet, so it cannot be previewed' },
  failed: { zh: '预览打不开，请重试', en: 'The preview cannot be opened, please try again' },
  retry: { zh: '重试', en: 'Try again' },
  audience: { zh: '以谁的身份预览', en: 'Preview as' },
  open: { zh: '在新窗口打开', en: 'Open in a new window' },
} satisfies Record<string, Label>

/** Preview of the saved draft in the real viewer at phone size. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText()
  const { data: preview, reload } = usePreview()
  const [audience, setAudience] = useState<BuyerAudience>('visitor')
  const state = typeof preview === 'string' ? preview : preview.kind
  const url = typeof preview === 'object' && preview.kind === 'ready' ? `${preview.url}&as=${audience}` : ''
  return (
    <Dialog title={text(TEXTS.title)} onClose={onClose}>
      <div className="st-preview">
        {state !== 'ready' ? (
          <div className="st-preview-phone">
            <p className={state === 'loading' ? 'st-hint' : 'st-error'} role="status">
              {text(TEXTS[state])}
            </p>
            {state !== 'loading' && (
              <button type="button" className="st-button is-small" onClick={reload}>
                {text(TEXTS.retry)}
              </button>
            )}
          </div>
        ) : (
          <>
            <Segments
              role="radiogroup"
              label={text(TEXTS.audience)}
              options={BUYER_AUDIENCES.map((value) => ({ value, label: text(AUDIENCE_LABELS[value]) }))}
              value={audience}
              onChange={setAudience}
            />
            {/* Our own shop on our own origin: a sandbox would break its session. */}
            {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
            <iframe className="st-preview-phone" title={text(TEXTS.title)} src={url} width={375} height={812} />
            <p className="st-hint">
              {text(TEXTS.hint)} ·{' '}
              <a href={url} target="_blank" rel="noopener">
                {text(TEXTS.open)}
              </a>
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}
