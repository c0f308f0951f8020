/** The tabs of the home shell that exist so far. Specification 1 §2.1. */
export type TabName = 'tab-home' | 'ClassiFication' | 'UserCenter'
