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
export {
  DraftItem,
  ReleaseItem,
  getDraftPage,
  getDraftPageList,
  getPreviewTicket,
  getRevisionList,
  publishColumnPage,
  removeColumnPage,
  rollbackRevision,
  saveColumnPage,
} from './design.contract.ts'
export {
  BODY_BLOCKS,
  BODY_HEARTBEAT,
  BODY_PRESENCE,
  BlocksFrame,
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
  BODY_RELEASE,
  BODY_REMOVED,
  BODY_TAKEN_OVER,
  PING_INTERVAL_MS,
  RECONNECT_CODES,
  RECONNECT_DELAY_MS,
  SocketFrame,
} from './site.events.ts'
