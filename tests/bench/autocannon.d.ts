/** Types of autocannon as far as the server bench uses it; the package has none. */
declare module 'autocannon' {
  interface CannonRequest {
    readonly method?: string
    readonly path?: string
    readonly body?: string
    readonly headers?: Readonly<Record<string, string>>
  }

  interface CannonResult {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p99: number }
    readonly errors: number
    readonly timeouts: number
    readonly non2xx: number
    readonly duration: number
  }

  interface CannonOptions {
    readonly url: string
    readonly connections: number
    readonly duration?: number
    readonly amount?: number
    readonly headers?: Readonly<Record<string, string>>
    readonly requests?: readonly { readonly setupRequest: (request: CannonRequest) => CannonRequest }[]
    readonly verifyBody?: (body: string) => boolean
  }

  interface CannonRun extends Promise<CannonResult & { readonly mismatches: number }> {
    on(event: 'response', handler: () => void): void
  }

  export default function autocannon(options: CannonOptions): CannonRun
}
