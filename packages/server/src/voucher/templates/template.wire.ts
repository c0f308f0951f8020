import type { VoucherField, VoucherTemplate } from '@mallwright/contract/voucher'
import { openListCode, VOUCHER_TYPES, VOUCHER_UPSTREAM } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import type { StoredField } from '../../db/tables/voucher/voucher-template.table.ts'
import { wireOption } from '../../list-engine/layouts/definition.store.ts'
import type { Definitions } from '../../list-engine/layouts/list-definitions.ts'
import type { TemplateRow } from './template.store.ts'

/** A template as the wire has it, with the options of its fields and the pickers of what it pulls from. */
export function wireTemplate(
  template: TemplateRow,
  shown: {
    readonly all: readonly TemplateRow[]
    readonly options: Definitions['options']
    readonly isOff: (type: VoucherType) => boolean
    readonly locale: Locale
  },
): VoucherTemplate {
  const { all, options, isOff, locale } = shown
  const type = template.type as VoucherType
  const upstream = VOUCHER_UPSTREAM[type].filter((entry) => !isOff(entry.type))
  const fields = (stored: readonly StoredField[]) => stored.map((field) => wireField(field, options, locale))
  return {
    cTemplateUuid: template.id,
    cVoucherUuid: type,
    cTemplateName: templateName(template, locale),
    bUseAttachment: template.useAttachment,
    bUseScanCode: template.useScan,
    cUpstreamVoucherUuids: upstream.map((entry) => entry.type).join(','),
    iRevision: template.revision,
    headerList: fields(template.header),
    footerList: fields(template.footer),
    detailList: fields(template.detail),
    upstreamList: upstream.map((entry) => ({
      cUpstreamVoucherUuid: entry.type,
      cUpstreamVoucherCode: entry.type,
      cUpstreamVoucherName: translate(locale, VOUCHER_TYPES[entry.type].name),
      cBaseListCodeUpstreamMain: openListCode(entry.type, type),
      cBaseListCodeUpstreamDetail: `${openListCode(entry.type, type)}_LINE`,
      cBaseQueryCodeUpstream: openListCode(entry.type, type),
    })),
    showTemplatePcList: all.map((other) => ({
      cTemplateUuid: other.id,
      cTemplateName: templateName(other, locale),
    })),
  }
}

function templateName({ name, nameEn }: TemplateRow, locale: Locale): string {
  return translate(locale, { zh: name, en: nameEn })
}

function wireField(field: StoredField, options: Definitions['options'], locale: Locale): VoucherField {
  const { formula, copies, defaultValue, code = '' } = field
  const source = formula !== undefined ? 'formula' : copies ? 'archives' : field.isUpstream ? 'voucher' : 'input'
  const optionList =
    field.type === 'Select'
      ? (options.get(code) ?? []).map((option) => {
          const { cOptionKey, cOptionName } = wireOption(option, locale)
          return { cOptionKey, cOptionName, bUse: true }
        })
      : undefined
  return {
    cFieldName: field.name,
    cFieldType: field.type,
    cLabelName: translate(locale, field.label),
    bRequired: field.isRequired ?? false,
    bReadOnly: (field.isReadOnly ?? false) || formula !== undefined,
    bShow: !field.isHidden,
    ...(field.precision !== undefined && { iPrecision: field.precision }),
    ...(field.min !== undefined && { iMin: field.min }),
    ...(field.max !== undefined && { iMax: field.max }),
    iSpan: field.span ?? 24,
    cFieldTypeCode: code,
    cDefaultValue: defaultValue === undefined ? '' : JSON.stringify({ value: defaultValue }),
    ...(optionList && {
      enumData: { optionList, cOptionKeys: optionList.map(({ cOptionKey }) => cOptionKey).join(',') },
    }),
    bDefined: true,
    cDefinedSourceType: source,
    ...(field.length !== undefined && { cDefinedDbLength: String(field.length) }),
    ...(formula !== undefined && { cDefinedFormula: formula }),
    ...(copies && { cDefinedSourceTableUuid: copies.field, cDefinedSourceFieldUuid: copies.member }),
    bSum: field.isSummed ?? false,
  }
}
