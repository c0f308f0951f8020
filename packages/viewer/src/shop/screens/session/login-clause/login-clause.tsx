import { useText } from '@mallwright/shop-core/i18n'

import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { AgreementText } from './agreement-text.tsx'
import { AGREEMENTS } from './agreements.ts'

/** An agreement as a page: the user agreement unless the address names the other, by class or by `type`. Specification 1 §2.2. */
export function Screen() {
  const translate = useText()
  const isPrivacy = useRouteParam('articleClassCodes') === AGREEMENTS.privacy.classCode
  const name = useRouteParam('type') === 'privacy' || isPrivacy ? 'privacy' : 'user'
  return (
    <div className="shop-screen">
      <BackHeader title={translate(AGREEMENTS[name].title)} />
      <main className="shop-article">
        <AgreementText name={name} />
      </main>
    </div>
  )
}
