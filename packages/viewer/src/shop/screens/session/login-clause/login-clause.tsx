import { useText } from '@mallwright/shop-core/i18n'

import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { AgreementText } from './agreement-text.tsx'
import { AGREEMENTS } from './agreements.ts'

/** An agreement as a page: the user agreement unless the address names the other, by `type` or by the class of earlier addresses. Specification 1 §2.2. */
export function Screen() {
  const translate = useText()
  const isPrivacy = useRouteParam('articleClassCodes') === AGREEMENTS.privacy.classCode
  const type = useRouteParam('type') === 'privacy' || isPrivacy ? 'privacy' : 'user'
  return (
    <div className="shop-screen">
      <BackHeader title={translate(AGREEMENTS[type].title)} />
      <main className="shop-article">
        <AgreementText type={type} />
      </main>
    </div>
  )
}
