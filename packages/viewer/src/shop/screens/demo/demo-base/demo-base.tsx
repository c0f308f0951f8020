import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense } from 'react'

import { DemoPage } from '../demo-page.tsx'
import { FieldsDemo } from './fields-demo.tsx'

/** Loaded behind the rest of the page. */
const PlaceAndFileDemos = lazy(async () => ({
  default: (await import('./place-and-file-demos.tsx')).PlaceAndFileDemos,
}))

const TITLE = { zh: '输入组件', en: 'Inputs' }

/** The inputs of forms. Domain 3.8. */
export function Screen() {
  const translate = useText()
  return (
    <DemoPage title={translate(TITLE)} hasCards>
      <FieldsDemo />
      <Suspense>
        <PlaceAndFileDemos />
      </Suspense>
    </DemoPage>
  )
}
