/** Tabs of the home shell. Specification 1 §2.1. */
export type TabName = 'tab-home' | 'ClassiFication' | 'UserCenter'
