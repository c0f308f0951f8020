export { createSuperUser, getAccountByAccSignId, getDefaultPassStrategy } from './account.contract.ts'
export {
  forcedLogin,
  login,
  LoginPayload,
  loginPwdFree,
  savePwdFreeLoginToken,
  TerminalType,
} from './login.contract.ts'
export { getMockToken, getWsTicket, logout } from './session.contract.ts'
export {
  confirmLoginAuth,
  createLoginAuth,
  getLoginAuthInfo,
  getLoginAuthState,
  loginByAuthCode,
  loginBySsoTicket,
  rejectLoginAuth,
} from './sign-in-ways.contract.ts'
export { saveUser, updPwd } from './password.contract.ts'
export { isRegisteredPhone, sendVeriCode, SMS_CODE_LENGTH, verifyVeriCode, VerifyPurpose } from './sms.contract.ts'
