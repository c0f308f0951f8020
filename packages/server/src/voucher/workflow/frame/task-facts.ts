import { VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { fen, moneyText, translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import type { Queryable } from '../../../db/query.ts'
import type { StoredField } from '../../../db/tables/voucher/voucher-template.table.ts'
import type { StoredCompanions, StoredValues } from '../../../db/tables/voucher/voucher.table.ts'
import { wireTime } from '../../../gateway/wire-time.ts'
import { wireOption } from '../../../list-engine/layouts/definition.store.ts'
import type { Definitions } from '../../../list-engine/layouts/list-definitions.ts'
import { attachmentsOf, findVoucher, linesOf } from '../../book/voucher-row.store.ts'
import { readLog } from '../../read/voucher-read.store.ts'
import { findTemplate, headFields } from '../../templates/template.store.ts'
import type { OpenTask } from '../workflow.store.ts'
import { ACTION_NAMES, FRAME_TEXTS } from './frame-texts.ts'

/** Numbers of the page. Engine 6.7. */
const [SHOWN_FIELDS, SHOWN_LINES, SHOWN_HISTORY] = [12, 10, 20]

/** A line as an approver reads it; '' for what it does not have. */
export interface TaskLine {
  readonly name: string
  readonly detail: string
  readonly amount: string
}

/** A task as its page shows it; all texts are plain, in the reader's language. */
export interface TaskFacts {
  readonly typeName: string
  readonly voucherNo: string
  readonly stepNo: number
  /** In yuan, with their sign. */
  readonly total: string
  /** In the template's order; those without a value are left out. */
  readonly fields: readonly { readonly label: string; readonly text: string; readonly isWide: boolean }[]
  /** The first ones. */
  readonly lines: readonly TaskLine[]
  readonly lineCount: number
  readonly attachmentCount: number
  /** The latest first. */
  readonly history: readonly {
    readonly person: string
    readonly action: string
    readonly time: string
    readonly opinion: string
  }[]
}

/** What a page is written by. */
interface Reading {
  readonly organisationId: string
  readonly definitions: Definitions
  readonly locale: Locale
}

/** Reads what the page of a task shows; `undefined` when its voucher is gone. */
export async function readTaskFacts(
  client: Queryable,
  task: OpenTask,
  reading: Reading,
): Promise<TaskFacts | undefined> {
  const { organisationId, locale } = reading
  const type = task.type as VoucherType
  const row = await findVoucher(client, { organisationId, type, id: task.voucherId })
  if (!row) return undefined
  const [lines, template, files, log] = await Promise.all([
    linesOf(client, row.id),
    findTemplate(client, row.templateId, organisationId),
    attachmentsOf(client, row.id),
    readLog(client, row.id),
  ])
  const textOf = textReader(reading)
  const header = (template ? headFields(template) : []).filter(({ isHidden = false }) => !isHidden)
  const named = header.slice(0, SHOWN_FIELDS).filter(({ name }) => name !== 'cVoucherNo' && name !== 'iTotal')
  return {
    typeName: translate(locale, VOUCHER_TYPES[type].name),
    voucherNo: row.voucherNo,
    stepNo: task.stepNo,
    total: `¥${moneyText(fen(row.amountCents))}`,
    fields: named.flatMap((field) => {
      const text = textOf(field, row)
      return text === '' ? [] : [{ label: translate(locale, field.label), text, isWide: field.span === undefined }]
    }),
    lines: lines.slice(0, SHOWN_LINES).map((line) => {
      const { name, ...rest } = readLine(template?.detail ?? [], line, textOf)
      return { name: name || translate(locale, FRAME_TEXTS.line, { n: line.lineNo }), ...rest }
    }),
    lineCount: lines.length,
    attachmentCount: files.length,
    history: log
      .flatMap(({ action, personName, createdAt, opinion }) => {
        const name = ACTION_NAMES[action]
        if (!name) return []
        return [
          { person: personName, action: translate(locale, name), time: wireTime(createdAt).slice(0, 16), opinion },
        ]
      })
      .slice(0, SHOWN_HISTORY),
  }
}

interface Valued {
  readonly fields: StoredValues
  readonly companions: StoredCompanions
}

type TextReader = (field: StoredField, valued: Valued) => string

/** The text of a field as the form shows it: of a reference its name as it was saved. */
function textReader({ definitions, locale }: Reading): TextReader {
  return ({ name, type, code = '', precision }, { fields, companions }) => {
    const value = fields[name] ?? ''
    if (value === '') return ''
    switch (type) {
      case 'Refer':
        return firstMember(companions[name])
      case 'Select': {
        const option = definitions.options.get(code)?.find(({ key }) => key === value)
        return option ? wireOption(option, locale).cOptionName : value
      }
      case 'Number':
        return numberText(value, precision)
      case 'Checkbox':
        return translate(locale, value === '1' ? FRAME_TEXTS.yes : FRAME_TEXTS.no)
      case 'Text':
      case 'TextArea':
      case 'Date':
        return value
    }
  }
}

/** The shown member of a reference comes first. */
function firstMember(companion: unknown): string {
  if (typeof companion !== 'object' || companion === null) return ''
  const [first] = Object.values(companion)
  return typeof first === 'string' ? first : ''
}

/** A decimal of at most 15 digits with its thousands; amounts have both decimals. */
function numberText(value: string, precision: number | undefined): string {
  const digits = precision === 2 ? { minimumFractionDigits: 2 } : {}
  return Number(value).toLocaleString('en-US', { ...digits, maximumFractionDigits: precision ?? 6 })
}

/** A line of goods is named by its material, one of an amount by the voucher that it pays, where there is one. */
function readLine(detail: readonly StoredField[], line: Valued, textOf: TextReader): TaskLine {
  const valueOf = (name: string) => {
    const field = detail.find((candidate) => candidate.name === name)
    return field ? textOf(field, line) : ''
  }
  const [quantity, unit, price, amount] = [valueOf('iQty'), valueOf('cUnit'), valueOf('iPrice'), valueOf('iAmount')]
  const bought = quantity === '' ? '' : `${quantity}${unit === '' ? '' : ` ${unit}`}`
  const priced = bought === '' || price === '' ? bought : `${bought} × ¥${price}`
  return {
    name: valueOf('cMaterial') || valueOf('cUpNo'),
    detail: [valueOf('cSpec'), priced, valueOf('cCostCentre'), valueOf('cRemark')]
      .filter((text) => text !== '')
      .join(' · '),
    amount: amount === '' ? '' : `¥${amount}`,
  }
}
