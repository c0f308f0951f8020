import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'

import { WORKFLOW_PAGE } from '@mallwright/contract/voucher'

import { freePort } from '../built-server.ts'

/** A workflow server of somebody else: it redeems tickets at the mall, shows tasks on pages of its own, and sends decisions on. */
export interface ForeignWorkflowServer {
  /** Address that an operator configures. */
  readonly url: string
  readonly origin: string
  /** Statuses with which the mall has answered each ticket: of its first use, and of a second one. */
  readonly redeemed: (readonly [number, number])[]
  readonly stop: () => void
}

const DECIDE = '/decide'

/** Starts the server beside a mall. */
export async function startForeignWorkflowServer(mall: string): Promise<ForeignWorkflowServer> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const redeemed: (readonly [number, number])[] = []
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '', origin)
    const answer = address.pathname === DECIDE ? decide(mall, request) : show(mall, address, redeemed)
    void answer.then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `${origin}/flow`, origin, redeemed, stop: () => server.close() }
}

/** Redeems the ticket of an address, and shows what the mall says of its task. */
async function show(mall: string, { search }: URL, redeemed: (readonly [number, number])[]): Promise<string> {
  const redeem = () => fetch(`${mall}${WORKFLOW_PAGE}${search}`)
  const first = await redeem()
  const task = await first.text()
  redeemed.push([first.status, (await redeem()).status])
  const [, token = ''] = /name="token" value="([^"]*)"/.exec(task) ?? []
  const [number = ''] = /PO\d{4}-\d{5}/.exec(task) ?? []
  return page(`<h1>外部流程平台</h1><p>${number}</p><form method="post" action="${DECIDE}">
    <input type="hidden" name="token" value="${token}"><button name="decision" value="agree">批准</button></form>`)
}

/** Sends a decision on, and closes the frame. */
async function decide(mall: string, request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const answer = await fetch(mall + WORKFLOW_PAGE, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.concat(chunks).toString(),
  })
  if (answer.status !== 200) return page(`<p role="alert">${answer.status}</p>`)
  return page(`<script>parent.postMessage('bmp-app-iframe-close', '*')</script>`)
}

const page = (main: string) => `<!doctype html><html lang="zh-CN"><title>外部流程平台</title>${main}</html>`
