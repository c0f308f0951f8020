import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense } from 'react'

import { DemoPage } from '../demo-page.tsx'
import { LookDemo } from './look-demo.tsx'
import { PayCentreDemo } from './pay-centre-demo.tsx'
import { QrCodeDemo } from './qr-code-demo.tsx'
import { ScanDemo } from './scan-demo.tsx'

/** Loaded behind the rest of the page. */
const TransferDemo = lazy(async () => ({ default: (await import('./transfer-demo.tsx')).TransferDemo }))
const MapPickerDemo = lazy(async () => ({ default: (await import('./map-picker-demo.tsx')).MapPickerDemo }))

const TITLE = { zh: '功能组件', en: 'Functions' }

/** Payment, codes, the map and the look, on the sandbox of a demo mall. Domain 3.8. */
export function Screen() {
  const translate = useText()
  return (
    <DemoPage title={translate(TITLE)} hasCards>
      <PayCentreDemo />
      <QrCodeDemo />
      <ScanDemo />
      <Suspense>
        <TransferDemo />
        <MapPickerDemo />
      </Suspense>
      <LookDemo />
    </DemoPage>
  )
}
