/** Proxy of a development server to the gateway: its calls, its sockets, its configuration and further paths. */
export function gatewayProxy(paths: readonly string[]) {
  const gateway = process.env['MALLWRIGHT_GATEWAY'] ?? 'http://127.0.0.1:4000'
  const proxied = { target: gateway, changeOrigin: false }
  const plain = ['/api', '/workflow', ...paths, '/server-config.json', '/version-config.json']
  return { '/ws': { ...proxied, ws: true }, ...Object.fromEntries(plain.map((path) => [path, proxied])) }
}
