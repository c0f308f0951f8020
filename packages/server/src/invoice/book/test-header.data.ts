/** A header that a special invoice can be made out to. */
export const TEST_HEADER = {
  headerType: 2,
  title: '北辰精工',
  taxNo: '91110000MA0DEM001A',
  regAddress: '演示路 3 号',
  regPhone: '0571-88880000',
  bankName: '演示银行',
  bankAccountEncrypted: 'abc',
} as const
