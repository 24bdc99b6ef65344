/** Running another program, keeping what it says. */
import { spawn } from 'node:child_process';

export interface Ran {
  /** -1 if the program could not be started. */
  readonly code: number;
  readonly output: string;
}

/** Runs a program of the project or the system to its end. */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      // Plain text: it is kept and printed later.
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ code: -1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? -1, output }));
  });
}
