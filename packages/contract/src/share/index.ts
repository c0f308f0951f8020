export { createShareLink, getShareData, SHARE_KEPT_DAYS } from './share.contract.ts'
