export {
  LoginPayload,
  TerminalType,
  createSuperUser,
  forcedLogin,
  getAccountByAccSignId,
  getDefaultPassStrategy,
  getMockToken,
  getWsTicket,
  login,
  loginPwdFree,
  logout,
  savePwdFreeLoginToken,
} from './session.contract.ts'
export { saveUser, updPwd } from './password.contract.ts'
export { isRegisteredPhone, sendVeriCode, SMS_CODE_LENGTH, verifyVeriCode, VerifyPurpose } from './sms.contract.ts'
