import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ACCESS } from '#lib/app/access-table.ts';
import { ERROR_MESSAGES } from '#lib/app/error-texts.ts';
import { errorPageMessages } from '#lib/layout/error-pages-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { ROOT } from './sources.ts';

interface Service {
  image: string;
  restart: string;
  command?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck: { test: string[] };
  volumes?: string[];
  configs?: { source: string }[];
  build?: { secrets: string[] };
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, unknown>;
  configs: Record<string, { content: string }>;
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
/** Compose's reading of the text: variables at their defaults, those without one given. */
const text = read('compose.yaml').replace(
  /\$\{(\w+):([-?])([^}]*)\}/g,
  (_, name: string, kind: string, rest: string) => (kind === '-' ? rest : `given-${name.toLowerCase()}`),
);
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const apps = services.filter(([name]) => name.startsWith('app'));
const settingsOf = ({ environment = {} }: Service) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));

describe('compose.yaml', () => {
  it('has a proxy, three processes, a database and a file store, all watched and started again', () => {
    expect(Object.keys(compose.services)).toEqual(['proxy', 'app1', 'app2', 'app3', 'database', 'files']);
    for (const [name, { restart, healthcheck, image }] of services) {
      expect([name, restart, healthcheck.test[0]]).toEqual([name, 'unless-stopped', 'CMD']);
      if (!name.startsWith('app')) expect(image).toMatch(/:v?\d+\.?\d*/);
    }
  });

  it('leaves no variable of Compose unread', () => {
    expect(text.replaceAll('$$', '')).not.toContain('$');
  });

  it('gives the processes settings that the README names and the server takes', () => {
    const documented = new Set(
      [...read('README.md').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
    );
    for (const [, app] of apps) {
      expect(Object.keys(app.environment ?? {}).filter((name) => !documented.has(name))).toEqual([]);
      expect(readSettings(settingsOf(app))).toMatchObject({ trustProxy: 1, seed: 'none' });
    }
  });

  it('leads the processes to the database and the bucket that are there', () => {
    const { database, files } = compose.services as Record<'database' | 'files', Service>;
    for (const [, app] of apps) {
      const settings = readSettings(settingsOf(app));
      const { username, password, hostname, pathname } = new URL(settings.databaseUrl);
      expect([hostname, pathname]).toEqual(['database', `/${database.environment?.POSTGRES_DB}`]);
      expect(username).toBe(database.environment?.POSTGRES_USER);
      expect(password).toBe(database.environment?.POSTGRES_PASSWORD);
      expect(settings.s3).toMatchObject({
        endpoint: `http://files${files.environment?.VGW_PORT}`,
        accessKeyId: files.environment?.ROOT_ACCESS_KEY,
        secretAccessKey: files.environment?.ROOT_SECRET_KEY,
      });
      const root = files.command?.at(-1);
      expect(files.volumes).toEqual([`images:${root}/${new URL(settings.filesUrl).hostname}`]);
      expect(Object.keys(app.depends_on ?? {})).toEqual(['database', 'files']);
    }
  });

  it('asks for the health of what answers such questions', () => {
    for (const [name, { healthcheck }] of services) {
      const path = /127\.0\.0\.1(?::\d+)?(\/[\w/]+)/.exec(healthcheck.test.join(' '))?.[1];
      if (name === 'proxy' || name.startsWith('app'))
        expect(ACCESS).toHaveProperty([`GET ${path}`], 'anyone');
    }
  });

  it('has the proxy spread requests over every process, and say who asks', () => {
    const { content } = compose.configs[compose.services.proxy!.configs![0]!.source]!;
    const servers = [...content.matchAll(/^\s*server (\w+):(\d+)/gm)].map(([, name, port]) => ({
      name,
      port,
    }));
    expect(servers).toEqual(apps.map(([name, app]) => ({ name, port: settingsOf(app).PORT })));
    expect(content.match(/\{/g)?.length).toBe(content.match(/\}/g)?.length);
    for (const header of [
      'Host $$http_host',
      'X-Forwarded-For $$proxy_add_x_forwarded_for',
      'X-Forwarded-Proto',
    ])
      expect(content).toContain(`proxy_set_header ${header}`);
    expect(Object.keys(compose.services.proxy!.depends_on!)).toEqual(apps.map(([name]) => name));
  });

  it('keeps the figures of the processes from the outside', () => {
    const { content } = compose.configs[compose.services.proxy!.configs![0]!.source]!;
    expect(content).toContain('location = /api/metrics { return 404; }');
    expect(ACCESS).toHaveProperty(['GET /api/metrics']);
  });

  it('has the proxy say in the product’s own words that no process answers', () => {
    const { content } = compose.configs[compose.services.proxy!.configs![0]!.source]!;
    const said = [...content.matchAll(/return 503 '([^']+)'/g)].map(([, text = '']) => text);
    expect(said).toHaveLength(2);
    expect(JSON.parse(said[0]!)).toEqual({ code: 'unavailable', message: ERROR_MESSAGES.unavailable });
    for (const words of [ERROR_MESSAGES.unavailable, errorPageMessages.fault.title, commonMessages.retry])
      expect(said[1]).toContain(words);
  });

  it('declares what its services name', () => {
    const volumes = services.flatMap(([, { volumes: used = [] }]) => used.map((each) => each.split(':')[0]));
    expect(volumes.sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(apps[0]![1].build?.secrets).toEqual(Object.keys(compose.secrets));
  });
});

describe('Dockerfile', () => {
  it('starts the product as npm start does', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    const command = JSON.parse(/^CMD (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '[]') as string[];
    expect(command.join(' ')).toBe(scripts.start.split('exec ')[1]);
  });
});
