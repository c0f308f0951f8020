export { BatchAnswer, BatchRows, MAX_BATCH_ROWS } from './batch-answer.ts'
export {
  AccessMenu,
  getAccountLeaseMenuByMenuCode,
  getButtonListByMenuUuid,
  ToolbarButton,
  ToolbarLayout,
} from './permission.contract.ts'
