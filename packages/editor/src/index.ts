export { STUDIO_OPERATIONS } from './studio/studio-operations.ts'
export type { StudioApi } from './studio/studio-operations.ts'
export { mountStudio } from './workbench/mount-studio.tsx'
export type { MountedStudio, MountOptions } from './workbench/mount-studio.tsx'
