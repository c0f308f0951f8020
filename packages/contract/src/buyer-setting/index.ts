export {
  BuyerInstitution,
  getBuyerInfo,
  saveBuyerInfo,
  SETTING_LIMITS,
  updateUserInfo,
} from './buyer-setting.contract.ts'
