import type { Label } from '@mallwright/contract/values'

import type { FailureName } from './failure.ts'

/** Message of every failure; `{name}` is replaced from the failure's data, `{wait}` by its `iRetrySeconds` in words. A missing one does not compile. Decision 0037. */
export const FAILURE_TEXTS: Readonly<Record<FailureName, Label>> = {
  EMPTY: { zh: '暂无数据', en: 'There is nothing here, or you may not see it.' },
  FIELD_INVALID: { zh: '提交的内容不正确：{cField}', en: 'This is not filled in correctly: {cField}' },
  GATE_CLOSED: { zh: '您没有权限执行此操作', en: 'You may not do this.' },
  NOT_FOUND: { zh: '内容不存在', en: 'This does not exist.' },
  REQUEST_REFUSED: {
    zh: '请求未通过安全校验，请刷新页面后重试',
    en: 'The request did not pass the security check. Reload the page and try again.',
  },
  TOO_MANY_REQUESTS: { zh: '操作过于频繁，请稍后再试', en: 'Too many requests. Try again in a moment.' },
  SERVER_FAULT: { zh: '服务器繁忙，请稍后再试', en: 'Something went wrong on the server. Try again later.' },
  SESSION_INVALID: { zh: '登录已失效，请重新登录', en: 'Your session has ended. Sign in again.' },
  KEY_REUSED: { zh: '同一请求编号已用于其它内容', en: 'This request number was used for something else.' },
  WRONG_PASSWORD: {
    zh: '手机号或密码错误，还可尝试 {attemptsLeft} 次',
    en: 'Wrong phone or password. Tries left: {attemptsLeft}.',
  },
  LOCKED: {
    zh: '密码错误次数过多，请 {wait}后再试',
    en: 'Too many wrong passwords. Try again in {wait}.',
  },
  ACCOUNT_STOPPED: { zh: '账户已停用', en: 'This account is disabled.' },
  TICKET_EXPIRED: { zh: '凭证已失效，请重新操作', en: 'This ticket is no longer valid. Start again.' },
  TOKEN_INVALID: { zh: '登录已过期，请重新登录', en: 'This device is no longer remembered. Sign in again.' },
  PASSWORD_WEAK: { zh: '登录密码不符合密码规则', en: 'The password does not follow the rules.' },
  PHONE_TAKEN: { zh: '手机号已被注册', en: 'This phone is already registered.' },
  PHONE_UNKNOWN: { zh: '该手机号未注册', en: 'No account has this phone.' },
  PASSWORD_SAME: { zh: '新密码不能与初始密码相同', en: 'The new password must differ from the initial one.' },
  TOO_MANY_CODES: {
    zh: '验证码发送过于频繁，请 {wait}后再试',
    en: 'Too many codes. Try again in {wait}.',
  },
  CODE_NOT_SENT: { zh: '验证码发送失败，请稍后再试', en: 'The code could not be sent. Try again later.' },
  CODE_WRONG: { zh: '验证码错误，还可尝试 {attemptsLeft} 次', en: 'Wrong code. Tries left: {attemptsLeft}.' },
  CODE_EXPIRED: { zh: '验证码已失效，请重新获取', en: 'This code is no longer valid. Get another one.' },
  TOO_MANY_QUERIES: {
    zh: '查询过于频繁，请 {wait}后再试',
    en: 'Too many look-ups. Try again in {wait}.',
  },
  OFF_SHELF: { zh: '商品已下架', en: 'This product is no longer for sale.' },
  REVISION_CONFLICT: {
    zh: '{cEditedBy} 在 {dEdited} 保存了更新的版本',
    en: '{cEditedBy} saved a newer version at {dEdited}.',
  },
  PATCH_UNFIT: {
    zh: '增量保存不适用，请提交完整页面',
    en: 'The draft cannot take a partial save; send the whole page.',
  },
  DOCUMENT_INVALID: { zh: '页面内容不正确：{cField} {cReason}', en: 'The page is not valid: {cField} {cReason}' },
  BLOCK_UNKNOWN: { zh: '区块不存在或已被删除', en: 'This block does not exist or was deleted.' },
  BLOCK_IN_USE: {
    zh: '区块正在页面上使用，不能删除：{cPages}',
    en: 'This block is used on pages and cannot be deleted: {cPages}',
  },
  BLOCK_INVALID: { zh: '区块内容不正确：{cField} {cReason}', en: 'The block is not valid: {cField} {cReason}' },
  TOO_MANY_BLOCKS: { zh: '最多保存 {iMax} 个区块', en: 'At most {iMax} blocks can be saved.' },
  RELEASE_UNKNOWN: { zh: '该发布版本不存在', en: 'This release does not exist.' },
  PAGE_UNKNOWN: { zh: '该版本没有此页面', en: 'This release does not contain the page.' },
  BLOCK_NOT_LIVE: {
    zh: '联动区块“{cBlockName}”还没有发布，请一起选中',
    en: 'The linked block “{cBlockName}” was never published; choose it, too.',
  },
  TYPE_REFUSED: {
    zh: '{cOriginName} 不是支持的格式（JPEG、PNG、GIF、WebP、AVIF 图片或 MP4 视频）',
    en: '{cOriginName} is not a supported file (JPEG, PNG, GIF, WebP, AVIF picture or MP4 video).',
  },
  FILE_UNKNOWN: { zh: '文件不存在或已被删除', en: 'This file does not exist or was deleted.' },
  FILE_IN_USE: {
    zh: '“{cOriginName}”正在使用，不能删除：{cPlaces}',
    en: '“{cOriginName}” is in use and cannot be deleted: {cPlaces}',
  },
  KIND_DIFFERS: {
    zh: '图片只能换成图片，视频只能换成视频',
    en: 'A picture can only be replaced by a picture, a video by a video.',
  },
  ADDRESS_UNKNOWN: { zh: '收货地址不存在或已被删除', en: 'This address does not exist or was deleted.' },
  INSTITUTION_UNKNOWN: { zh: '您不在该机构中', en: 'You are not a member of this institution.' },
  PERSON_STOPPED: { zh: '用户【{cPersonName}】已停用', en: '“{cPersonName}” is disabled in this institution.' },
  INSTITUTION_STOPPED: { zh: '账户【{cEnterpriseName}】已停用', en: '“{cEnterpriseName}” is disabled.' },
  AREA_UNKNOWN: { zh: '请选择所在地区', en: 'Choose the area.' },
  TOO_MANY_ADDRESSES: { zh: '最多保存 {iMax} 个收货地址', en: 'You can keep {iMax} addresses at most.' },
  FOLDER_UNKNOWN: { zh: '文件夹不存在或已被删除', en: 'This folder does not exist or was deleted.' },
  FOLDER_EXISTS: { zh: '已有同名文件夹', en: 'There is a folder of this name already.' },
  FOLDER_TOO_DEEP: { zh: '文件夹层级过多', en: 'Folders cannot be nested deeper.' },
  FOLDER_NOT_EMPTY: { zh: '文件夹不为空，不能删除', en: 'This folder is not empty and cannot be deleted.' },
  QUOTA_EXCEEDED: { zh: '上传空间已满，无法继续上传', en: 'Your upload space is full.' },
  TOO_LARGE: { zh: '{cOriginName} 超过大小限制', en: '{cOriginName} is too large.' },
}

/** Message of a success. */
export const SUCCESS_TEXT: Label = { zh: '操作成功', en: 'Done.' }
