import { nameUuid } from './name-uuid.ts'

/** Namespace of the ids of menus, buttons and roles: any fixed uuid does. */
const NAMESPACE = '6d616c6c777269676874726f6c650001'

/** The id of an installed menu, button or role by its kind and name: the same in every mall, so that lists and plans find it. */
export function permissionId(kind: 'menu' | 'button' | 'role', name: string): string {
  return nameUuid(NAMESPACE, `${kind}.${name}`)
}
