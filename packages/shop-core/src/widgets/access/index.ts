export { Access } from './access.tsx'
export { permittedButtons } from './model/menu-access.ts'
export type { MenuButton } from './model/menu-access.ts'
