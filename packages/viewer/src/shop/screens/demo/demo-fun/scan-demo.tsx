import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'
import { useWidgetSheet } from '@mallwright/shop-core/widgets/widget-host'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

/** The popup with its decoder, loaded with its first use. */
const ScanPopup = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/scan-popup')).ScanPopup }))

const LABELS = {
  title: { zh: '扫码', en: 'Scanning' },
  open: { zh: '打开扫码', en: 'Scan a code' },
  read: { zh: '扫码结果：{text}', en: 'Read: {text}' },
}

/** Reads a QR code or bar code, whatever it says. */
export function ScanDemo(): ReactNode {
  const translate = useText()
  const sheet = useWidgetSheet('scan')
  const [read, setRead] = useState('')
  return (
    <section className="shop-demo-card">
      <h2>{translate(LABELS.title)}</h2>
      <div className="shop-demo-buttons">
        <Button onClick={sheet.open}>{translate(LABELS.open)}</Button>
      </div>
      <p role="status">{read && translate(LABELS.read, { text: read })}</p>
      {sheet.isOpen && (
        <Suspense>
          <ScanPopup
            accepts={() => true}
            onRead={(text) => {
              setRead(text)
              sheet.close()
            }}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </section>
  )
}
