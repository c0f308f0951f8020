/** States that the demo pages show their widgets in; `usual` is what the server answers. Domain 3.8. */
export const DEMO_STATES = ['usual', 'loading', 'empty', 'end', 'error', 'denied'] as const
export type DemoState = (typeof DEMO_STATES)[number]
