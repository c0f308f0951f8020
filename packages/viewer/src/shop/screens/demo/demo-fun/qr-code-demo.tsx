import { useText } from '@mallwright/shop-core/i18n'
import { SwitchField, TextField } from '@mallwright/shop-core/kit/controls'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import { DemoSetting } from '../demo-setting.tsx'

/** Loaded apart, so that the pay centre takes nothing of this page. */
const LogoQrCode = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/qr-code')).LogoQrCode }))

const LABELS = {
  title: { zh: '二维码', en: 'QR code' },
  text: { zh: '内容', en: 'Content' },
  level: { zh: '容错级别', en: 'Error correction' },
  size: { zh: '尺寸', en: 'Size' },
  logo: { zh: '显示标志', en: 'Show a logo' },
  code: { zh: '演示二维码', en: 'Demo QR code' },
}

const LEVELS = [0, 1, 2, 3] as const
const SIZES = [150, 200]

/** The longest content of the demo, in characters: codes of more are too fine for a phone's screen. */
const MAX_TEXT = 200

/** A QR code with its settings. */
export function QrCodeDemo(): ReactNode {
  const translate = useText()
  const [text, setText] = useState(() => `${location.origin}/`)
  const [level, setLevel] = useState<(typeof LEVELS)[number]>(3)
  const [size, setSize] = useState(150)
  const [hasLogo, setHasLogo] = useState(true)
  const named = (values: readonly number[]) => values.map((value) => ({ id: String(value), name: String(value) }))
  return (
    <section className="shop-demo-card">
      <h2>{translate(LABELS.title)}</h2>
      <TextField label={translate(LABELS.text)} value={text} maxLength={MAX_TEXT} onChange={setText} />
      <DemoSetting
        label={translate(LABELS.level)}
        choices={named(LEVELS)}
        chosen={String(level)}
        onChoose={(chosen) => setLevel(LEVELS.find((one) => String(one) === chosen) ?? 3)}
      />
      <DemoSetting
        label={translate(LABELS.size)}
        choices={named(SIZES)}
        chosen={String(size)}
        onChoose={(chosen) => setSize(Number(chosen))}
      />
      <SwitchField label={translate(LABELS.logo)} value={hasLogo} onChange={setHasLogo} />
      <div className="shop-demo-qr">
        <Suspense>
          <LogoQrCode
            text={text}
            label={translate(LABELS.code)}
            level={level}
            size={size}
            {...(hasLogo && { logo: <circle cx="12" cy="12" r="11" fill="#d81e2c" stroke="none" /> })}
          />
        </Suspense>
      </div>
    </section>
  )
}
