import { BUYER_AUDIENCES, instantOf } from '@mallwright/contract/document'
import { LOCALES } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'
import { currentLocale, useText } from '@mallwright/shop-core/i18n'
import { QrCode } from '@mallwright/shop-core/qr-code'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'

import { AUDIENCE_LABELS } from '../../visibility/model/visibility-notes.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segments } from '../../../ui/inputs/segments.tsx'
import { TimeInput } from '../../../ui/inputs/time-input.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { usePreview } from '../model/preview.queries.ts'
import { previewAddress } from '../model/preview-address.ts'
import type { PreviewChoice } from '../model/preview-address.ts'
import './publish.css'
import './published.css'

const TEXTS = {
  title: { zh: '预览', en: 'Preview' },
  hint: {
    zh: '与发布后买家看到的一致（含主题、顶部栏和底部导航的草稿），链接 10 分钟内有效',
    en: 'As buyers would see it once all drafts are live, theme and bars included; the link works for 10 minutes',
  },
  loading: { zh: '正在准备预览…', en: 'Preparing the preview…' },
  notSaved: { zh: '草稿还没有保存，暂时不能预览', en: 'The draft is not saved yet, so it cannot be previewed' },
  failed: { zh: '预览打不开，请重试', en: 'The preview cannot be opened, please try again' },
  retry: { zh: '重试', en: 'Try again' },
  audience: { zh: '以谁的身份预览', en: 'Preview as' },
  width: { zh: '屏幕宽度', en: 'Screen width' },
  language: { zh: '语言', en: 'Language' },
  theme: { zh: '主题', en: 'Theme' },
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  colour: { zh: '色彩', en: 'Colours' },
  full: { zh: '彩色', en: 'In colour' },
  grey: { zh: '灰度（哀悼日）', en: 'Grey (mourning)' },
  scan: { zh: '手机扫码预览', en: 'Scan to preview on a phone' },
  moment: { zh: '时间（留空为现在）', en: 'Moment (now while empty)' },
  open: { zh: '在新窗口打开', en: 'Open in a new window' },
} satisfies Record<string, Label>

/** Below this width the dialog takes the whole window. Same as in publish.css. */
const PHONE = '(max-width: 640px)'

const WIDTHS = ['320', '375', '430'] as const

const LANGUAGES: Readonly<Record<Locale, string>> = { 'zh-CN': '中文', 'en-US': 'English' }

/**
 * Preview of the saved drafts in the real viewer: for an audience, at a moment, by width, language and theme. On a phone the
 * page comes first, and there is no code for a phone to scan.
 */
export function PreviewDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText()
  const isPhone = useMedia(PHONE)
  const { data: preview, reload } = usePreview()
  const [choice, setChoice] = useState<PreviewChoice>(() => ({
    audience: 'visitor',
    width: '375',
    moment: undefined,
    locale: currentLocale(),
    theme: 'light',
    isGrey: false,
  }))
  const state = typeof preview === 'string' ? preview : preview.kind
  const url = typeof preview === 'object' && preview.kind === 'ready' ? previewAddress(preview.url, choice) : ''
  return (
    <Dialog title={text(TEXTS.title)} className="st-preview-dialog" onClose={onClose}>
      {state === 'ready' ? (
        <div className="st-preview">
          {!isPhone && (
            <PreviewControls choice={choice} onChange={setChoice}>
              <figure className="st-code">
                <QrCode text={new URL(url, location.origin).href} label={text(TEXTS.scan)} className="st-code-cells" />
                <figcaption className="st-hint">{text(TEXTS.scan)}</figcaption>
              </figure>
            </PreviewControls>
          )}
          {/* Our own shop on our own origin: a sandbox would break its session. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            key={url}
            className="st-preview-phone"
            title={text(TEXTS.title)}
            src={url}
            style={{ width: `${choice.width}px` }}
          />
          {isPhone && <PreviewControls choice={choice} onChange={setChoice} />}
          <p className="st-hint">
            {text(TEXTS.hint)} ·{' '}
            <a className="st-text-link" href={url} target="_blank" rel="noopener">
              {text(TEXTS.open)}
            </a>
          </p>
        </div>
      ) : (
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
      )}
    </Dialog>
  )
}

function PreviewControls(props: {
  readonly choice: PreviewChoice
  readonly onChange: (choice: PreviewChoice) => void
  readonly children?: ReactNode
}): ReactNode {
  const { choice, onChange, children } = props
  const text = useText()
  const momentId = useId()
  const [entered, setEntered] = useState('')
  return (
    <div className="st-preview-controls">
      <Segments
        role="radiogroup"
        label={text(TEXTS.audience)}
        options={BUYER_AUDIENCES.map((value) => ({ value, label: text(AUDIENCE_LABELS[value]) }))}
        value={choice.audience}
        onChange={(audience) => onChange({ ...choice, audience })}
      />
      <Segments
        role="radiogroup"
        label={text(TEXTS.width)}
        options={WIDTHS.map((value) => ({ value, label: value }))}
        value={choice.width}
        onChange={(width) => onChange({ ...choice, width })}
      />
      <Segments
        role="radiogroup"
        label={text(TEXTS.language)}
        options={LOCALES.map((value) => ({ value, label: LANGUAGES[value] }))}
        value={choice.locale}
        onChange={(locale) => onChange({ ...choice, locale })}
      />
      <Segments
        role="radiogroup"
        label={text(TEXTS.theme)}
        options={(['light', 'dark'] as const).map((value) => ({ value, label: text(TEXTS[value]) }))}
        value={choice.theme}
        onChange={(theme) => onChange({ ...choice, theme })}
      />
      <Segments
        role="radiogroup"
        label={text(TEXTS.colour)}
        options={(['full', 'grey'] as const).map((value) => ({ value, label: text(TEXTS[value]) }))}
        value={choice.isGrey ? 'grey' : 'full'}
        onChange={(value) => onChange({ ...choice, isGrey: value === 'grey' })}
      />
      <div className="st-labelled">
        <label htmlFor={momentId}>{text(TEXTS.moment)}</label>
        <TimeInput
          id={momentId}
          name={text(TEXTS.moment)}
          value={entered}
          aria-invalid={entered !== '' && instantOf(entered) === undefined}
          onEnter={(value, isWhole) => {
            setEntered(value)
            if (isWhole) onChange({ ...choice, moment: instantOf(value) })
          }}
        />
      </div>
      {children}
    </div>
  )
}
