import { spawn } from 'node:child_process'

/** Runs a Node program in the terminal and returns its exit code. */
export function runProgram(file: string, args: string[], cwd: string): Promise<number> {
  const child = spawn(process.execPath, [file, ...args], { cwd, stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
