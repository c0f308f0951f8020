import { readFileSync } from 'node:fs'

import fastify from 'fastify'

/**
 * Baseline of the server bench: a bare Fastify with two precomputed answers.
 * Arguments: port, file with the page and its encoding, file with the JSON, path of the JSON.
 */
const [port = '', pageFile = '', jsonFile = '', jsonPath = ''] = process.argv.slice(2)
const page = readFileSync(pageFile)
const json = readFileSync(jsonFile)

const app = fastify()
app.get('/page', (_, reply) =>
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).send(page),
)
app.post(jsonPath, (_, reply) => reply.header('content-type', 'application/json; charset=utf-8').send(json))
app.get('/api/healthz', () => 'ready')
await app.listen({ port: Number(port), host: '127.0.0.1' })
