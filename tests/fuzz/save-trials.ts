import { checkDocument } from '@mallwright/contract/document'
import { HOME_COLUMN, SHOP_BASE } from '@mallwright/contract/link'
import { sign } from '@mallwright/contract/signing'
import { publishColumnPage, getDraftPage, saveColumnPage } from '@mallwright/contract/site'
import { newUuid, wellFormedJson } from '@mallwright/contract/values'
import type { Document } from '@mallwright/contract/document'
import type { Endpoint } from '@mallwright/contract/rpc'

import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import type { FuzzCase } from './fuzzed-document.ts'

/** Counts of a real server's answers to the saved cases. */
export interface SaveCounts {
  saved: number
  refused: number
  /** Not sent: the server closes the connection on them. */
  tooLarge: number
  published: number
  /** Answers with status 500 or more, or with the envelope's server error code. */
  serverErrors: number
  /** Saved documents that were read back differently. */
  changed: number
  /** Documents judged differently by the server and the check shared with the editor. */
  misjudged: number
  /** The slowest answer in ms. */
  slowestMs: number
  /** Findings, prefixed by the case's index. */
  readonly notes: string[]
}

const EDITOR = { phone: '19900170001', password: 'Mall2025a', terminal: 'studio' } as const

/** One saved case in this many is published, followed by a request of the shop's home page. */
const PUBLISH_EVERY = 20

/** Largest answer code that is not a server error. */
const SERVER_ERROR_CODE = 5000

const SAVED_CODE = 1

/** Maximum body size in bytes: the server closes the connection on larger ones before they have arrived. */
const MAX_BODY_BYTES = 8 * 1024 * 1024

interface Envelope {
  readonly code: number
  readonly data: { readonly iRevision?: number; readonly document?: unknown } | null
}

/** Saves cases to a real server, sequentially; cases of one column must use the same instance. */
export class SaveTrials {
  readonly counts: SaveCounts = {
    saved: 0,
    refused: 0,
    tooLarge: 0,
    published: 0,
    serverErrors: 0,
    changed: 0,
    misjudged: 0,
    slowestMs: 0,
    notes: [],
  }
  readonly #url: string
  readonly #gateway: Gateway
  readonly #revisions = new Map<string, number>()

  constructor(url: string, gateway: Gateway) {
    this.#url = url
    this.#gateway = gateway
  }

  /** Draft of a page before any case. */
  async draftOf(column: string): Promise<Document> {
    const draft = await this.#gateway.getDraftPage({ body: { cColumnCode: column } })
    if (!draft.ok) throw new Error(draft.msg)
    this.#revisions.set(column, draft.data.iRevision)
    return draft.data.document as Document
  }

  /** Saves one case, reads it back and periodically publishes it. Returns the code of the save; 0 when not sent. */
  async save(fuzzCase: FuzzCase): Promise<number> {
    const { column, text } = fuzzCase
    if (!this.#revisions.has(column)) await this.draftOf(column)
    const head = { cColumnCode: column, iRevision: this.#revisions.get(column), cRequestUuid: newUuid() }
    // The document's raw text: also JSON that no serializer produces must be sent.
    const body = `${JSON.stringify(head).slice(0, -1)},"document":${text}}`
    if (Buffer.byteLength(body) > MAX_BODY_BYTES) {
      this.counts.tooLarge += 1
      return 0
    }
    const saved = await this.#call(fuzzCase, saveColumnPage, body)
    if ((saved.code === SAVED_CODE) !== isStorable(text)) {
      this.counts.misjudged += 1
      this.#note(fuzzCase, `was answered with ${saved.code}`)
    }
    if (saved.code !== SAVED_CODE) {
      this.counts.refused += 1
      return saved.code
    }
    this.counts.saved += 1
    this.#revisions.set(column, saved.data?.iRevision ?? -1)
    const draft = await this.#call(fuzzCase, getDraftPage, JSON.stringify({ cColumnCode: column }))
    if (!isSame(text, draft.data?.document)) {
      this.counts.changed += 1
      this.#note(fuzzCase, 'was read back differently')
    }
    if (this.counts.saved % PUBLISH_EVERY === 0) await this.#publish(fuzzCase)
    return saved.code
  }

  async #publish(fuzzCase: FuzzCase): Promise<void> {
    const body = {
      items: [{ cColumnCode: fuzzCase.column, iRevision: this.#revisions.get(fuzzCase.column) }],
      cNote: '',
      cRequestUuid: newUuid(),
    }
    const published = await this.#call(fuzzCase, publishColumnPage, JSON.stringify(body))
    if (published.code === SAVED_CODE) this.counts.published += 1
    else this.#countServerError(fuzzCase, `publishing was answered with ${published.code}`)
    const answer = await fetch(`${this.#url}${SHOP_BASE}/home/tab-home`)
    await answer.text()
    if (answer.status >= 500) this.#countServerError(fuzzCase, `the home page was answered with ${answer.status}`)
    const site = await this.#gateway.getNonCustodyMallSettingInfoByDomainMap({
      body: { siteType: 'mall', domainName: 'localhost' },
    })
    const page =
      site.ok && (await this.#gateway.getColumnPage({ body: { stUuid: site.data.stUuid, cColumnCode: HOME_COLUMN } }))
    if (!page || !page.ok) this.#countServerError(fuzzCase, 'the home page has no data')
  }

  async #call(fuzzCase: FuzzCase, { path }: Endpoint, payload: string): Promise<Envelope> {
    const { token, signKey } = this.#gateway.session
    const proof = { nonce: newUuid(), timestamp: String(Date.now()), token }
    const csign = sign({ method: 'POST', path, query: new URLSearchParams(), payload, ...proof }, signKey)
    const startMs = performance.now()
    const answer = await fetch(`${this.#url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: token,
        cnonce: proof.nonce,
        dtimestamp: proof.timestamp,
        csign,
      },
      body: payload,
    })
    const envelope = (await answer.json()) as Envelope
    this.counts.slowestMs = Math.max(this.counts.slowestMs, performance.now() - startMs)
    if (answer.status >= 500 || envelope.code >= SERVER_ERROR_CODE)
      this.#countServerError(fuzzCase, `${path} was answered with ${answer.status}, ${envelope.code}`)
    return envelope
  }

  #countServerError(fuzzCase: FuzzCase, message: string): void {
    this.counts.serverErrors += 1
    this.#note(fuzzCase, message)
  }

  #note({ index, mutations }: FuzzCase, message: string): void {
    this.counts.notes.push(`case ${index} (${mutations.join(', ')}): ${message}`)
  }
}

/** Whether a document was read back with identical JSON bytes, but for half characters, which are replaced. */
export function isSame(sent: string, found: unknown): boolean {
  return JSON.stringify(found) === JSON.stringify(JSON.parse(wellFormedJson(sent)))
}

/** Whether a server must store a document: it is valid, and contains no NUL, which PostgreSQL cannot store. */
function isStorable(text: string): boolean {
  return checkDocument(JSON.parse(text)).ok && !/(?<!\\)(?:\\\\)*\\u0000/.test(text)
}

/** Signs the demo editor in and opens its drafts. */
export async function openSaveTrials(url: string): Promise<SaveTrials> {
  return new SaveTrials(url, await signIn(url, EDITOR))
}
