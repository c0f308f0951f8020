/** Nothing resizes in a test file: jsdom has no layout, and no observer of it. */
export function stubResizes(): void {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
}
