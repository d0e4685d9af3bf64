#!/usr/bin/env node
// npm run remote: builds and checks a remote, publishes its builds and rolls them out, on any site.
import { run } from './program.ts'
import { readPassword } from './sign-in.ts'

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  password: readPassword(process.env),
})
