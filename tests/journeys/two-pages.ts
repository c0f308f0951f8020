import { emptyDocument } from '@mallwright/contract/document'
import { test } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { signIn } from '../gateway.ts'

/** Serves the journeys of a file, with an empty page `party` (活动页) beside the home page. */
export function serveTwoPages(): Pick<Deployment, 'url'> {
  let server: Deployment
  test.beforeAll(async () => {
    server = await startDeployment()
    const secondEditor = await signIn(server.url, { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' })
    const body = { cColumnCode: 'party', document: emptyDocument('活动页'), iRevision: 0, cRequestUuid: 'party' }
    if (!(await secondEditor.saveColumnPage({ body })).ok) throw new Error('no second page')
  })
  test.afterAll(async () => {
    await server.stop()
  })
  return {
    get url() {
      return server.url
    },
  }
}
