export {
  getDefaultUserSubscription,
  getListUserSubscription,
  Institution,
  setDefaultUserSubscription,
} from './institution.contract.ts'
