export { getMessagePage, getUnreadCount, Message, MESSAGE_KINDS, readMessage } from './message.contract.ts'
