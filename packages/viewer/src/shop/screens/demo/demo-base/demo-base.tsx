import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense } from 'react'

import { BackHeader } from '../../../navigation/back-header.tsx'
import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { DemoOnly } from '../demo-only.tsx'
import { FieldsDemo } from './fields-demo.tsx'
import { PayCentreDemo } from './pay-centre-demo.tsx'
import { QrCodeDemo } from './qr-code-demo.tsx'
import './demo-base.css'

/** Loaded behind the rest of the page. */
const PlaceAndFileDemos = lazy(async () => ({
  default: (await import('./place-and-file-demos.tsx')).PlaceAndFileDemos,
}))

const TITLE = { zh: '组件演示', en: 'Widgets' }

/** Widgets with their states, on the sandbox of a demo mall. Domain 3.8. */
export function Screen() {
  const translate = useText()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(TITLE)} />
      <main className="shop-demo">
        <DemoOnly>
          <ShopWidgetHost>
            <PayCentreDemo />
            <QrCodeDemo />
            <FieldsDemo />
            <Suspense>
              <PlaceAndFileDemos />
            </Suspense>
          </ShopWidgetHost>
        </DemoOnly>
      </main>
    </div>
  )
}
