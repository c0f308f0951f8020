import { readFileSync } from 'node:fs'

import fastify from 'fastify'

/**
 * Baseline of the server bench: a bare Fastify with precomputed answers.
 * Arguments: port, file with the JSON, path of the JSON, then the files of encoded pages, answered at /page/0, /page/1 …
 */
const [port = '', jsonFile = '', jsonPath = '', ...pageFiles] = process.argv.slice(2)
const json = readFileSync(jsonFile)

const app = fastify()
for (const [index, file] of pageFiles.entries()) {
  const page = readFileSync(file)
  app.get(`/page/${index}`, (_, reply) =>
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).send(page),
  )
}
app.post(jsonPath, (_, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(json))
app.get('/api/healthz', () => 'ready')
await app.listen({ port: Number(port), host: '127.0.0.1' })
