export {
  BlockItem,
  MAX_BLOCK_BYTES,
  MAX_BLOCKS,
  MAX_BLOCK_NAME,
  getBlock,
  getBlockList,
  removeBlock,
  saveBlock,
} from './block.contract.ts'
export { DraftItem, getDraftPage, getDraftPageList, removeColumnPage, saveColumnPage } from './design.contract.ts'
export {
  MAX_PUBLISH_ITEMS,
  PublishFinding,
  PublishItem,
  ReleaseChange,
  ReleaseItem,
  getPreviewTicket,
  getPublishCheck,
  getPublishList,
  getRevisionList,
  getRollbackList,
  publishColumnPage,
  rollbackRevision,
} from './release.contract.ts'
export {
  BODY_BLOCKS,
  BODY_DRAFT,
  BODY_HEARTBEAT,
  BODY_PRESENCE,
  BlocksFrame,
  DraftFrame,
  HEARTBEAT_INTERVAL_MS,
  HEARTBEAT_TIMEOUT_MS,
  HeartbeatFrame,
  PresenceFrame,
  PresentEditor,
} from './presence.events.ts'
export {
  PageVisibility,
  SiteRecord,
  getColumnPage,
  getNonCustodyMallSettingInfoByDomainMap,
  getPhoneColumnStructureByStUuid,
  getTempBaseAndColumnAndFoot,
} from './site.contract.ts'
export {
  BODY_ACCOUNT,
  BODY_DEFINITION,
  BODY_RELEASE,
  BODY_REMOVED,
  BODY_TAKEN_OVER,
  PING_INTERVAL_MS,
  RECONNECT_CODES,
  RECONNECT_DELAY_MS,
  SocketFrame,
} from './site.events.ts'
