import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'

import { must, newRequest } from './test-answers.ts'
import { testServer } from './test-server.ts'
import type { TestClient, TestServer } from './test-server.ts'

/** Phone of the demo data's super user. */
const EDITOR_PHONE = '19900170001'

/** Pages of the demo beside the home page, in their order. */
export const DEMO_PAGES = [
  'arrivals',
  'brand-story',
  'buying-guide',
  'festival',
  'launch',
  'office-season',
  'safety-week',
  'year-end',
]

/** Starts a server with a signed-in super user; stops it after the test file. */
export async function startWithEditor(): Promise<{ readonly server: TestServer; readonly editor: TestClient }> {
  const server = await startForFile()
  return { server, editor: await server.signIn(EDITOR_PHONE) }
}

/** Starts a server with a visitor's session; stops it after the test file. */
export async function startWithVisitor(): Promise<{ readonly server: TestServer; readonly visitor: TestClient }> {
  const server = await startForFile()
  return { server, visitor: await server.client() }
}

/** Starts two server processes on one database; stops them after the test file. */
export async function startWithTwin(): Promise<{ readonly server: TestServer; readonly twin: FastifyInstance }> {
  const server = await startForFile()
  const twin = await server.twin()
  await Promise.all([server.app.ready(), twin.ready()])
  return { server, twin }
}

/** Reads the id (`stUuid`) of the site at `localhost`. */
export async function readSiteId(client: TestClient): Promise<string> {
  const body = { siteType: 'mall', domainName: 'localhost' } as const
  return must(await client.getNonCustodyMallSettingInfoByDomainMap({ body })).stUuid
}

/** Publishes everything that is not live; gives the number of the release. */
export async function publishAll(client: TestClient, cNote = ''): Promise<number> {
  const { results } = must(await client.getPublishList({ body: {} }))
  const items = results.map(({ cColumnCode, iRevision }) => ({ cColumnCode, iRevision }))
  return must(await client.publishColumnPage({ body: { items, cNote, ...newRequest() } })).iRelease
}

/** Starts a server and stops it after the test file; registered before any session opens, so that a failed sign-in leaves no server behind. */
export async function startForFile(): Promise<TestServer> {
  const server = await testServer()
  afterAll(() => server.close())
  return server
}
