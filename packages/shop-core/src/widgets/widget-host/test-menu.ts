import type { TestAnswer } from './test-widget-host.tsx'

type Wire = Readonly<Record<string, unknown>>

/** A button of a test's menu in wire names. */
export function wireButton(cButtonCode: string, cButtonName: string, more: Wire = {}): Wire {
  return {
    cButtonUuid: cButtonCode,
    cButtonCode,
    cButtonName,
    cEventName: cButtonCode.toLowerCase(),
    cControlCode: cButtonCode,
    cCondition: '',
    childrenList: [],
    ...more,
  }
}

/** The calls of a menu for tests: its zones, and the codes that the caller has in it. */
export function testMenu(zones: Readonly<Record<string, readonly Wire[]>>, codes: readonly string[]) {
  const zone = (name: string) => ({ buttonList: zones[name] ?? [] })
  return {
    getAccountLeaseMenuByMenuCode: ({ cMenuCode }: Wire): TestAnswer => ({
      data: {
        cMenuUuid: 'menu',
        cMenuCode,
        cMenuName: '',
        buttonList: codes.map((cButtonCode) => ({ cButtonCode })),
      },
    }),
    getButtonListByMenuUuid: ({ cMenuUuid }: Wire): TestAnswer =>
      cMenuUuid === 'menu'
        ? {
            data: {
              planHave: { bOrg: false, bPerson: false },
              zoneA: zone('A'),
              zoneB: zone('B'),
              zoneC: zone('C'),
              zoneO: zone('O'),
              cMenuUuid,
              bInit: true,
              cPersonUuid: '',
              cOrgUuid: '',
              iPlanType: 2,
            },
          }
        : { code: 5000 },
  }
}
