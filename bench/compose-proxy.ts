import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import { ROOT } from '../tests/run/root.ts';

/** The proxy of `compose.yaml` on this machine. */
export interface ComposeProxy {
  origin: string;
  stop(): Promise<void>;
}

/** Why it cannot be had; empty where nginx is installed. */
export function missingNginx(): string {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return '';
  } catch {
    return 'no nginx';
  }
}

/** The configuration that `compose.yaml` gives to nginx, before these processes instead of Docker's. */
function configurationFor(port: number, processes: readonly number[]): string {
  const { configs } = parse(readFileSync(join(ROOT, 'compose.yaml'), 'utf8'));
  const given: string = configs.nginx.content.replaceAll('$$', '$');
  const [server = '', settings = ''] = /server app1:4321 resolve (.*);/.exec(given) ?? [];
  if (!server) throw new Error('compose.yaml names its processes in another way');
  return given
    .replace(/^ *resolver .*\n/m, '')
    .replace(/^ *server app[23]:.*\n/gm, '')
    .replace(server, processes.map((each) => `server 127.0.0.1:${each} ${settings};`).join('\n'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
}

async function answers(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    if (
      await fetch(`${origin}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error('nginx ended');
}

/** Starts nginx before processes that listen on these ports. */
export async function startComposeProxy(port: number, processes: readonly number[]): Promise<ComposeProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'negatoscope-nginx-'));
  const file = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors; events {}
    http { access_log off; ${temporary} ${configurationFor(port, processes)} }`,
  );
  const child = spawn('nginx', ['-e', `${folder}/errors`, '-c', file], { stdio: 'inherit' });
  const origin = `http://localhost:${port}`;
  await answers(origin, child);
  return {
    origin,
    async stop() {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
