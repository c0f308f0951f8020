import type { BuyerAudience } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { BUYER_AUDIENCES } from '@mallwright/contract/document'
import { columnPath, HOME_COLUMN } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { isSitePart } from '../../site/model/site-store.ts'
import { AUDIENCE_LABELS } from '../../visibility/model/visibility-notes.ts'
import { useStudio } from '../../../studio/studio.ts'
import type { Studio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segments } from '../../../ui/segments.tsx'

const TEXTS = {
  title: { zh: '预览', en: 'Preview' },
  hint: { zh: '与买家看到的一致，链接 10 分钟内有效', en: 'As buyers see it; the link works for 10 minutes' },
  preparing: { zh: '正在准备预览…', en: 'Preparing the preview…' },
  notSaved: { zh: '草稿还没有保存，暂时不能预览', en: 'The draft is not saved yet, so it cannot be previewed' },
  failed: { zh: '预览打不开，请重试', en: 'The preview cannot be opened, please try again' },
  retry: { zh: '重试', en: 'Try again' },
  audience: { zh: '以谁的身份预览', en: 'Preview as' },
  open: { zh: '在新窗口打开', en: 'Open in a new window' },
} satisfies Record<string, Label>

type Preview = { readonly url: string } | 'preparing' | 'notSaved' | 'failed'

/** Preview of the saved draft in the real viewer at phone size. */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText()
  const { preview, again } = usePreview()
  const [audience, setAudience] = useState<BuyerAudience>('visitor')
  const url = typeof preview === 'string' ? '' : `${preview.url}&as=${audience}`
  return (
    <Dialog title={text(TEXTS.title)} onClose={onClose}>
      <div className="st-preview">
        {typeof preview === 'string' ? (
          <div className="st-preview-phone">
            <p className={preview === 'preparing' ? 'st-hint' : 'st-error'} role="status">
              {text(TEXTS[preview])}
            </p>
            {preview !== 'preparing' && (
              <button type="button" className="st-button is-small" onClick={again}>
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

function usePreview() {
  const studio = useStudio()
  const [preview, setPreview] = useState<Preview>('preparing')
  useEffect(() => {
    void preparePreview(studio).then(setPreview)
  }, [studio])
  const again = () => {
    setPreview('preparing')
    void preparePreview(studio).then(setPreview)
  }
  return { preview, again }
}

async function preparePreview({ api, column, autosave }: Studio): Promise<Preview> {
  if (!(await autosave.flush())) return 'notSaved'
  // Site parts are previewed around the home page.
  const page = isSitePart(column) ? HOME_COLUMN : column
  const answer = await api.getPreviewTicket({ body: { cColumnCode: page } })
  if (!answer.ok) return 'failed'
  const address = columnPath(page)
  return { url: `${address}${address.includes('?') ? '&' : '?'}preview=${encodeURIComponent(answer.data.cTicket)}` }
}
