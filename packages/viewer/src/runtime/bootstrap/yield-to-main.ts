/**
 * Ends the current task, so that input and paints come before the rest. Hydration is a chain of short tasks: on a slow
 * phone one long task would delay a tap by its whole length.
 */
export function yieldToMain(): Promise<void> {
  // Absent in Safari, and in Chromium before 129.
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
