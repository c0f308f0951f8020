import { ErrorNotice } from '@mallwright/shop-core/kit'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'

import { reportShopError } from '../client/report-error.ts'

/** Error element of every route: a screen that threw or whose script did not load; retry reloads the page. */
export function ScreenError() {
  const error = useRouteError()
  useEffect(() => reportShopError(`the screen at ${location.pathname} failed`, error), [error])
  return (
    <div className="shop-screen">
      <main>
        <ErrorNotice error={error} onRetry={() => location.reload()} />
      </main>
    </div>
  )
}
