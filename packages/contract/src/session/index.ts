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
