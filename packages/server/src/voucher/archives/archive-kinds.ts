/** Kinds of records that vouchers name. Engine 9.3. */
export const ARCHIVE_KINDS = [
  'material',
  'material_class',
  'department',
  'cost_centre',
  'person',
  'supplier',
  'customer',
  'warehouse',
  'project',
] as const
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number]
