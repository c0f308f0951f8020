import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'

/** Types of fields. Specification 3 §3. */
export const VOUCHER_FIELD_TYPES = ['Text', 'TextArea', 'Number', 'Checkbox', 'Select', 'Date', 'Refer'] as const

/** A choice of a field. */
const option = z.object({ cOptionKey: z.string(), cOptionName: z.string(), bUse: z.boolean() })

/** A field of a voucher's header, footer or lines. Specification 3 §3. */
export const VoucherField = z.object({
  cFieldName: z.string(),
  cFieldType: z.enum(VOUCHER_FIELD_TYPES),
  cLabelName: z.string(),
  bRequired: z.boolean(),
  bReadOnly: z.boolean(),
  bShow: z.boolean(),
  iPrecision: z.optional(z.int()),
  iMin: z.optional(z.number()),
  iMax: z.optional(z.number()),
  /** Of 24 columns. */
  iSpan: z.union([z.literal(12), z.literal(24)]),
  /** Of a Select its enumeration, of a Refer its reference, of a Date its type; `location` makes a text an address. */
  cFieldTypeCode: z.string(),
  /** JSON with a `value`; `@today`, `@person`, `@department` and `@organisation` are those of whoever makes the voucher. */
  cDefaultValue: z.string(),
  enumData: z.optional(z.object({ optionList: z.array(option), cOptionKeys: z.string() })),
  /** Follows `cDefinedSourceType`. */
  bDefined: z.boolean(),
  cDefinedSourceType: z.enum(['input', 'formula', 'archives', 'voucher']),
  /** Characters that a text may have; absent for what is no text. */
  cDefinedDbLength: z.optional(z.string()),
  cDefinedFormula: z.optional(z.string()),
  /** Of `archives` the field that chooses the reference. */
  cDefinedSourceTableUuid: z.optional(z.string()),
  /** Of `archives` the member of it that is copied. */
  cDefinedSourceFieldUuid: z.optional(z.string()),
  /** Whether the sum of the column is shown; ours. */
  bSum: z.boolean(),
})
export type VoucherField = z.infer<typeof VoucherField>

/** An upstream type of a template with its picker. */
export const UpstreamType = z.object({
  cUpstreamVoucherUuid: z.string(),
  cUpstreamVoucherCode: z.string(),
  cUpstreamVoucherName: z.string(),
  cBaseListCodeUpstreamMain: z.string(),
  cBaseListCodeUpstreamDetail: z.string(),
  cBaseQueryCodeUpstream: z.string(),
})
export type UpstreamType = z.infer<typeof UpstreamType>

/** What a voucher's form is made of. Specification 3 §3. */
export const VoucherTemplate = z.object({
  cTemplateUuid: z.string(),
  /** Code of the type. */
  cVoucherUuid: z.string(),
  cTemplateName: z.string(),
  bUseAttachment: z.boolean(),
  bUseScanCode: z.boolean(),
  /** Codes of the upstream types, joined by commas. */
  cUpstreamVoucherUuids: z.string(),
  /** Every save names it: a form of an older one is refused; ours. */
  iRevision: z.int(),
  headerList: z.array(VoucherField),
  footerList: z.array(VoucherField),
  detailList: z.array(VoucherField),
  upstreamList: z.array(UpstreamType),
  showTemplatePcList: z.array(z.object({ cTemplateUuid: z.string(), cTemplateName: z.string() })),
})
export type VoucherTemplate = z.infer<typeof VoucherTemplate>

/** Code 2000: nobody may open a voucher of this type here. */
const failures = { NO_DATA_PERMISSION: { code: 2000 } } as const

/** The default template of a type for an institution; code 2000 without a right in its menu. Specification 3 §7. */
export const getOrgDefaultVoucherTemplate = endpoint({
  method: 'GET',
  path: 'alc-city-framework/SysVoucherTemplatePcAction/getOrgDefaultVoucherTemplate/{voucherCode}/{orgUuid}',
  gate: 'login',
  summary: 'The default template of a type of vouchers.',
  params: z.object({
    voucherCode: z.string().check(z.maxLength(64)),
    orgUuid: z.string().check(z.maxLength(64)),
  }),
  data: VoucherTemplate,
  failures,
})

/** A template by its id. Specification 3 §7. */
export const getOneVoucherTemplate = endpoint({
  method: 'GET',
  path: 'alc-city-framework/SysVoucherTemplatePcAction/getOneVoucherTemplate/{templateUuid}',
  gate: 'login',
  summary: 'A template of a type of vouchers.',
  params: z.object({ templateUuid: z.string().check(z.maxLength(64)) }),
  data: VoucherTemplate,
  failures,
})
