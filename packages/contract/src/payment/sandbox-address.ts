/** Pages of the sandbox on which a demo's payments are made, below their ids. */
export const SANDBOX_PAGE = '/sandbox/pay'

/** Their parameter: the path and query of the shop's page that one came from. */
export const SANDBOX_BACK_PARAM = 'back'
