export { STUDIO_OPERATIONS } from './gateway/studio-operations.ts'
export type { StudioApi } from './gateway/studio-operations.ts'
export { mountStudio } from './shell/start/mount-studio.tsx'
export type { MountedStudio, MountOptions } from './shell/start/mount-studio.tsx'
