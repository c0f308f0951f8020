/** A demo institution. Kind 1 is an enterprise, 2 an individual team. Domain 4.5. */
export interface OrganisationPlan {
  readonly number: string
  readonly kind: 1 | 2
  readonly name: string
  readonly creditCode: string | null
  readonly isAuthenticated: boolean
  readonly isStopped?: boolean
  readonly waitsForDeletion?: boolean
  /** 采购协同: its orders write purchase vouchers. */
  readonly collaborates?: boolean
}

const enterprise = (number: string, name: string, creditCode: string, isAuthenticated = true): OrganisationPlan => ({
  number,
  kind: 1,
  name: `${name}（演示）有限公司`,
  creditCode,
  isAuthenticated,
})

const team = (number: string, name: string, isAuthenticated: boolean): OrganisationPlan => ({
  number,
  kind: 2,
  name: `${name}采购团队（演示）`,
  creditCode: null,
  isAuthenticated,
})

/** The institutions of the demo mall. */
export const ORGANISATION_PLANS: readonly OrganisationPlan[] = [
  enterprise('OP', '德汇供应链', '91110000MA0DEM016T'),
  enterprise('OP2', '德汇华北运营', '91110000MA0DEM017X'),
  { ...enterprise('E1', '北辰精工', '91110000MA0DEM001A'), collaborates: true },
  enterprise('E2', '简序信息', '91110000MA0DEM002D'),
  enterprise('E3', '元素新材', '91110000MA0DEM003G', false),
  enterprise('E4', '青禾办公', '91110000MA0DEM004K'),
  enterprise('E5', '远山建设', '91110000MA0DEM005N', false),
  { ...enterprise('E6', '旧港物流', '91110000MA0DEM006R'), isStopped: true },
  { ...enterprise('E7', '晚晴餐饮', '91110000MA0DEM007W'), waitsForDeletion: true },
  enterprise('E8', '新岸设计', '91110000MA0DEM015P', false),
  enterprise('X1', '铁匠五金', '91110000MA0DEM0080'),
  enterprise('X2', '光域电气', '91110000MA0DEM0093'),
  enterprise('X3', '安盾防护', '91110000MA0DEM0108'),
  enterprise('X4', '田野食品', '91110000MA0DEM011B'),
  enterprise('X5', '旧仓清货', '91110000MA0DEM012E'),
  team('T1', '晨光', true),
  team('T2', '东岭', true),
  team('T3', '西塘', false),
  team('T4', '南屏', true),
  team('T5', '北渡', true),
  team('T6', '丰年', true),
  team('T7', '同舟', true),
  team('T8', '双城', true),
  team('T9', '长桥', true),
  team('T10', '回声', true),
  team('T11', '云台', true),
]
